import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal as facts } from '../../apps/portal/portal.config';
import { SECURITY_HEADERS } from '../../deploy/headers';
import { askAt } from '../../deploy/tests/support/ask';
import { publish } from '../../deploy/tests/support/serveSite';
import { makeServerFolder } from '../../deploy/tests/support/startServer';
import { serveWithTls } from './serveWithTls';

const { host } = new URL(facts.siteUrl);
const portal = makeServerFolder();
let site: Awaited<ReturnType<typeof serveWithTls>>;

beforeAll(async () => {
  publish('build', portal);
  site = await serveWithTls(portal, host);
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
