import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { portal } from '../../apps/portal/portal.config';
import { createSpecServer, PLANTED } from '../specServer';

/*
 * The production build of `npm test`. It reads each contract from a host, as `build:remote` does, with one GET; hosts
 * here are on loopback and answer with the snapshots. Takes the options of `npm run build`.
 */

/** Variables with secrets on build machines. */
const SECRETS = ['NPM_TOKEN', 'NODE_AUTH_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'FRONTIER_TOKEN'];

async function buildFromHosts(): Promise<number> {
  const asked: string[] = [];
  const server = createSpecServer().listen(0, '127.0.0.1');
  server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
  await once(server, 'listening');
  // These hosts require a password and a key; neither may be published.
  const host = `http://leitor:${PLANTED}@127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = portal.services.map(({ id }) => `/${id}/openapi.yaml`);
  const sources = portal.services.map(({ id }, index) => [
    `FRONTIER_SPEC_${id.toUpperCase().replaceAll('-', '_')}`,
    `${host}${paths[index]}?chave=${PLANTED}`,
  ]);
  const build = spawn(
    process.execPath,
    [
      '--max-semi-space-size=128',
      '--import',
      'tsx',
      path.resolve(__dirname, '../build.ts'),
      '--quick',
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...Object.fromEntries(SECRETS.map((name) => [name, PLANTED])),
        FRONTIER_SPECS: 'remote',
        ...Object.fromEntries(sources),
      },
    },
  );
  const [code] = (await once(build, 'exit')) as [number | null];
  server.closeAllConnections();
  server.close();
  if (code !== 0) return code ?? 1;
  const expected = paths.map((address) => `GET ${address}?chave=${PLANTED}`);
  if (asked.toSorted().join('\n') === expected.toSorted().join('\n')) return 0;
  console.error(`The build asked the hosts for\n${asked.join('\n')}\ninstead of one GET each.`);
  return 1;
}

buildFromHosts().then((code) => process.exit(code));
