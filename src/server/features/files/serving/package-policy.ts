import type { IncomingHttpHeaders } from 'node:http';
import { packageSandbox } from '#contract/limits.ts';
import { shimPath } from '#server/features/files/serving/package-shim.ts';

/**
 * Isolates packages from the app. Their pages have no origin (`sandbox`) and can load only files of the
 * package. Scripts are allowed, because packages need them.
 */

// Other characters could start another directive of the policy.
const plainHostPattern = /^[a-z\d.-]+(:\d{1,5})?$/i;

/**
 * Returns the Content-Security-Policy of all files of a package. `http:` includes https (CSP3 §6.7.2.8), so
 * the policy also works behind a proxy for TLS, as long as that passes on the Host header.
 */
export function packagePolicy(host: string, hash: string): string {
  // `'self'` would let the package call the API.
  const origin = plainHostPattern.test(host) ? `http://${host}` : undefined;
  const packageSource = origin ? `${origin}/packages/${hash}/` : '';
  const shimSource = origin ? `${origin}${shimPath}` : '';
  return [
    `sandbox ${packageSandbox}`,
    `default-src ${packageSource} ${shimSource} data: blob: 'unsafe-inline' 'unsafe-eval'`,
    `connect-src ${packageSource} data: blob:`,
    "form-action 'none'",
    `base-uri ${packageSource || "'none'"}`,
  ].join('; ');
}

const pageDestinations: readonly unknown[] = ['document', 'iframe', 'frame'];

/**
 * Whether a page of the app requests the file for anything but showing it, which must be refused: a script of
 * the package would then run as one of the app. Browsers send this header over https and on this machine (W3C
 * Fetch Metadata). A package's own pages have no origin, so they are not affected.
 */
export function isRequestedByApp(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && !pageDestinations.includes(headers['sec-fetch-dest']);
}
