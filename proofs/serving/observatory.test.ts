import { rmSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal as facts } from '../../apps/portal/portal.config';
import { SECURITY_HEADERS } from '../../deploy/headers';
import { type Answer, askAt } from '../../deploy/tests/support/ask';
import { publish } from '../../scripts/deploy/serve/publish';
import { type SecureSite, serveWithTls } from '../../scripts/deploy/serve/serveSite';
import { makeFolder } from '../../scripts/deploy/serve/startServer';
import { readFirstPage } from './observatory/readFirstPage';
import { gradeSite, type Seen } from './observatory/rules';

const { host } = new URL(facts.siteUrl);
const portal = makeFolder();
let site: SecureSite;

beforeAll(async () => {
  publish('build', portal);
  site = await serveWithTls(portal, host);
});
afterAll(async () => {
  await site.stop();
  rmSync(portal, { recursive: true, force: true });
});

function askSecurely(path: string): Promise<Answer> {
  const { certificate, securePort } = site;
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port: securePort, path, headers: { Host: host } };
    request({ ...where, servername: host, ca: certificate, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const { headers, statusCode: status = 0 } = response;
        resolve({ status, headers, body: Buffer.concat(pieces) });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function seeFirstPage(): Promise<Seen> {
  const { body, headers } = await askSecurely('/');
  const plain = await askAt(`http://127.0.0.1:${site.plainPort}`)('/', { Host: host });
  return {
    headers: headers as Seen['headers'],
    ...readFirstPage(String(body)),
    plain: { location: plain.headers.location, host },
  };
}

describe("nginx with a host's own certificate", () => {
  it('gets A+ with 125 points or more by the rules of the Observatory', async () => {
    const seen = await seeFirstPage();
    const { grades, score } = gradeSite(seen);
    const rows = grades.map(
      ({ points, result, test }) => `${String(points).padStart(4)}  ${test}: ${result}`,
    );
    console.log(`Observatory, header and page together: ${score} points\n${rows.join('\n')}`);
    expect(score).toBeGreaterThanOrEqual(125);
  });

  it('gets no A+ for the page without its policy, or without the headers', async () => {
    const seen = await seeFirstPage();
    expect(gradeSite({ ...seen, pagePolicies: [] }).score).toBeLessThan(90);
    expect(gradeSite({ ...seen, headers: {} }).score).toBeLessThan(90);
  });

  it('says in its header no more of the policy than holds for every page', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'];
    expect(policy).not.toMatch(/(default|script|style|img|connect|font)-src/);
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
