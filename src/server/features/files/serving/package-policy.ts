import type { IncomingHttpHeaders } from 'node:http';
import { packageSandbox } from '#contract/limits.ts';

/**
 * Isolates packages from the app: their pages have no origin (`sandbox`) and can load only files of the package. Their
 * scripts run, because packages need them.
 */

// Other characters could start another directive.
const plainHost = /^[a-z\d.-]+(:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of all files of a package. `http:` includes https (CSP3 §6.7.2.8), so it also works behind
 * a proxy for TLS, which must pass on the Host header.
 */
export function packagePolicy(host: string, hash: string): string {
  // 'self' would allow calls of the API.
  const ownSource = plainHost.test(host) ? `http://${host}/packages/${hash}/` : '';
  return [
    `sandbox ${packageSandbox}`,
    `default-src ${ownSource} data: blob: 'unsafe-inline' 'unsafe-eval'`,
    `connect-src ${ownSource} data: blob:`,
    "form-action 'none'",
    `base-uri ${ownSource || "'none'"}`,
  ].join('; ');
}

const shownAs: readonly unknown[] = ['document', 'iframe', 'frame'];

/**
 * Whether a page of the app requests the file for anything but showing it: a script of the package would then run as the
 * app's. Browsers state this over https and on this machine (W3C Fetch Metadata). A package's own pages have no origin,
 * so this does not affect them.
 */
export function isWantedByApp(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && !shownAs.includes(headers['sec-fetch-dest']);
}
