import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page lets itself be shown inside a page of ours, by what its headers say. */

/** What browsers show in a frame, also in one that is sandboxed. */
const shownInFrames = /^(text\/html|application\/xhtml\+xml|text\/plain|image\/)/i;

/** The sources of `frame-ancestors` in each policy that has it. CSP level 3, 6.4.2. */
function findFrameAncestors(policies: string): string[][] {
  return policies
    .split(',')
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors')
    .map(([, ...sources]) => sources);
}

/** Nobody lists our own origin: only `*` or silence lets us in. `frame-ancestors` outranks the older header. */
export function isFrameable(headers: IncomingHttpHeaders): boolean {
  if (!shownInFrames.test(headers['content-type'] ?? '')) return false;
  if (/^\s*attachment/i.test(headers['content-disposition'] ?? '')) return false;
  const ancestors = findFrameAncestors(String(headers['content-security-policy'] ?? ''));
  if (ancestors.length > 0) return ancestors.every((sources) => sources.includes('*'));
  const options = String(headers['x-frame-options'] ?? '').toLowerCase();
  return !options.split(',').some((option) => ['deny', 'sameorigin'].includes(option.trim()));
}
