import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

/** A web server over https, whose certificate this process trusts. */
export type PageServer = {
  origin: string;
  port: number;
  /** The certificate in PEM form, so that other processes can trust it. */
  certificate: string;
  close: () => Promise<void>;
};

/** One certificate per process, because a process reads its trusted certificates only at its first connection. */
let certificatePromise: Promise<{ key: string; cert: string }> | undefined;

async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const alternativeNames = [
    { type: 2 as const, value: 'localhost' },
    { type: 2 as const, value: 'school.example' },
    { type: 7 as const, ip: '127.0.0.1' },
  ];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: alternativeNames },
    ],
  });
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  return { key, cert };
}

export async function openPageServer(listener: RequestListener): Promise<PageServer> {
  certificatePromise ??= makeCertificate();
  const { key, cert } = await certificatePromise;
  const server = createServer({ key, cert }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    port,
    certificate: cert,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
