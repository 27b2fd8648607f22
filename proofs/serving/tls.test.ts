import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal as facts } from '../../apps/portal/portal.config';
import { SECURITY_HEADERS } from '../../deploy/headers';
import { askAt } from '../../deploy/tests/support/ask';
import { amend, publish, startNginx } from '../../deploy/tests/support/serveSite';
import {
  findFreePort,
  makeServerFolder,
  startServer,
} from '../../deploy/tests/support/startServer';
import { BROTLI_MODULE, ensureServers } from '../../scripts/ensurePrograms';

/** Paths are in the folder that nginx is started in. */
const CONFIGURATION = `load_module ${BROTLI_MODULE};
pid nginx.pid;
error_log stderr warn;
events { }
http {
client_body_temp_path body;
proxy_temp_path proxy;
fastcgi_temp_path fastcgi;
scgi_temp_path scgi;
uwsgi_temp_path uwsgi;
access_log off;
include portal.conf;
}
`;
const { host } = new URL(facts.siteUrl);
const portal = makeServerFolder();
let site: Awaited<ReturnType<typeof serveWithTls>>;

beforeAll(async () => {
  publish('build', portal);
  site = await serveWithTls();
});
afterAll(() => site.stop());

describe("nginx with a host's own certificate", () => {
  it('sends all headers over TLS', async () => {
    const { certificate: ca, securePort: port } = site;
    const options = { host: '127.0.0.1', port, servername: host, ca, headers: { Host: host } };
    const asked = get({ ...options, path: '/', agent: false });
    const [{ headers, statusCode }] = (await once(asked, 'response')) as [IncomingMessage];
    asked.destroy();
    expect(statusCode).toBe(200);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it('leads from plain HTTP to the same address, whatever host was asked for', async () => {
    const ask = askAt(`http://127.0.0.1:${site.plainPort}`);
    const { headers, status } = await ask('/docs?a=b', { Host: 'exemplo.invalid' });
    expect([status, headers.location]).toEqual([301, `https://${host}/docs?a=b`]);
  });

  it.each([
    ['TLSv1.1', undefined],
    ['TLSv1.2', 'h2'],
    ['TLSv1.3', 'h2'],
  ] as const)('with %s speaks %s', async (version, protocol) => {
    const spoken = await new Promise<string | false | null | undefined>((resolve) => {
      const socket = connect({
        host: '127.0.0.1',
        port: site.securePort,
        servername: host,
        ca: site.certificate,
        ALPNProtocols: ['h2', 'http/1.1'],
        minVersion: version,
        maxVersion: version,
      });
      socket.on('secureConnect', () => {
        resolve(socket.alpnProtocol);
        socket.destroy();
      });
      socket.on('error', () => resolve(undefined));
    });
    expect(spoken).toBe(protocol);
  });
});

/** Serves the site with nginx over HTTP and HTTPS. @returns its ports, and the certificate that clients trust */
async function serveWithTls() {
  const [nginx = '', openssl = ''] = ensureServers('nginx', 'openssl');
  const [plainPort, securePort] = [await findFreePort(), await findFreePort()];
  let certificate = '';
  const server = await startServer(securePort, (folder) => {
    certificate = makeCertificate(openssl, folder);
    amend(['nginx/portal.conf', 'nginx/maps.conf', 'nginx/site.conf'], folder, [
      ['/etc/nginx/portal', folder],
      ['/etc/ssl/portal', folder],
      ['/srv/portal', portal],
      ['listen [::]', '# listen [::]'],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ', `listen 127.0.0.1:${securePort} `],
    ]);
    writeFileSync(path.join(folder, 'nginx.conf'), CONFIGURATION);
    return startNginx(nginx, folder);
  });
  return { ...server, plainPort, securePort, certificate };
}

/** Writes a key, and the certificate that it returns. */
function makeCertificate(openssl: string, folder: string): string {
  const options = [
    'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -keyout privkey.pem',
    `-out fullchain.pem -subj /CN=${host} -addext subjectAltName=DNS:${host}`,
  ];
  execFileSync(openssl, options.join(' ').split(' '), { cwd: folder, stdio: 'ignore' });
  chmodSync(path.join(folder, 'privkey.pem'), 0o644);
  return readFileSync(path.join(folder, 'fullchain.pem'), 'utf8');
}
