import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createTestFolder } from './folder.ts';

export interface TlsServer extends AsyncDisposable {
  origin: string;
}

/** A real server with a certificate of its own that ends after so many days, and that this process trusts. */
export async function startTlsServer(days: number, headers: Record<string, string> = {}): Promise<TlsServer> {
  const folder = createTestFolder();
  const [key, cert] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    [
      ...request,
      '-days',
      `${days}`,
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    {
      stdio: 'ignore',
    },
  );
  const certificate = readFileSync(cert, 'utf8');
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
  const server = createServer({ key: readFileSync(key), cert: certificate }, (_request, response) =>
    response.writeHead(200, headers).end(),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      folder.remove();
    },
  };
}
