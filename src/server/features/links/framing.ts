import type { IncomingHttpHeaders } from 'node:http';

/** Decides by the headers of a page whether it can be shown in a frame of our pages. */

/** Content types that browsers show in frames, even in sandboxed ones. */
const frameableTypePattern = /^(text\/html|application\/xhtml\+xml|text\/plain|image\/)/i;

/** Returns the sources in the `frame-ancestors` of each policy that has them (CSP level 3, 6.4.2). */
function findFrameAncestors(policies: string): string[][] {
  return policies
    .split(',')
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors')
    .map(([, ...sources]) => sources);
}

/**
 * Whether a page can be shown in a frame of our pages. Other sites do not list our origin, so only `*` or no
 * rule allows that. `frame-ancestors` outranks the older header `x-frame-options`.
 */
export function isFrameable(headers: IncomingHttpHeaders): boolean {
  if (!frameableTypePattern.test(headers['content-type'] ?? '')) return false;
  if (/^\s*attachment/i.test(headers['content-disposition'] ?? '')) return false;
  const ancestors = findFrameAncestors(String(headers['content-security-policy'] ?? ''));
  if (ancestors.length > 0) return ancestors.every((sources) => sources.includes('*'));
  const options = String(headers['x-frame-options'] ?? '').toLowerCase();
  return !options.split(',').some((option) => ['deny', 'sameorigin'].includes(option.trim()));
}
