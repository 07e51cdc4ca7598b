/** Types of the part of oidc-provider that the tests use; the package has none. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    use(handle: (context: { body?: unknown }, next: () => Promise<void>) => Promise<void>): void;
  }
}
