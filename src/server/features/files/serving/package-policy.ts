import type { IncomingHttpHeaders } from 'node:http';
import { packageSandbox } from '#contract/limits.ts';

/**
 * What keeps a package that a teacher found somewhere away from the school: its pages belong to no origin
 * (`sandbox`), and they load nothing but the package's own files. Scripts run; that is what packages are for.
 */

// Anything else could end the directive and begin another.
const plainHost = /^[a-z\d.-]+(:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of all files of a package. `http:` in it also stands for https (CSP3 §6.7.2.8), so
 * it is right behind a proxy that ends TLS; that proxy has to hand the Host on.
 */
export function packagePolicy(host: string, hash: string): string {
  // Not 'self': that would let it call the API.
  const own = plainHost.test(host) ? `http://${host}/packages/${hash}/` : '';
  return [
    `sandbox ${packageSandbox}`,
    `default-src ${own} data: blob: 'unsafe-inline' 'unsafe-eval'`,
    `connect-src ${own} data: blob:`,
    "form-action 'none'",
    `base-uri ${own || "'none'"}`,
  ].join('; ');
}

const shownAs: readonly unknown[] = ['document', 'iframe', 'frame'];

/**
 * Whether a page of the app itself wants the file for anything but showing it: a script that ran there would be
 * the app's. Browsers say so over https and on this machine (W3C Fetch Metadata); a package's own pages come
 * from no origin, so they are never meant.
 */
export function isWantedByApp(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && !shownAs.includes(headers['sec-fetch-dest']);
}
