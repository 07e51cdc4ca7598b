/** Where an operation is on the host: calls of the bank (`/exam/…`) at its root, all others below `/api`. Imports no zod. */

export const apiBase = '/api';

export function operationAddress(path: string): string {
  return path.startsWith('/exam/') ? path : `${apiBase}${path}`;
}

/** The path of the operation that is at this address; undefined: none can be there. */
export function operationPath(address: string): string | undefined {
  if (address.startsWith(`${apiBase}/`)) return address.slice(apiBase.length);
  return operationAddress(address) === address ? address : undefined;
}
