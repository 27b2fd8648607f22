import { portal } from '../../apps/portal/portal.config';
import { createSpecServer, PLANTED } from '../specServer';
import { listen } from './listen';

/*
 * The production build of `npm test`. It reads each contract from a host, as `build:remote` does, with one GET; hosts
 * here are on loopback and answer with the snapshots. Takes the options of `npm run build`.
 */

/** Variables with secrets on build machines. */
const SECRETS = ['NPM_TOKEN', 'NODE_AUTH_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'FRONTIER_TOKEN'];

const asked: string[] = [];
const paths = portal.services.map(({ id }) => `/${id}/openapi.yaml?chave=${PLANTED}`);

process.on('exit', (code) => {
  const expected = paths.map((address) => `GET ${address}`);
  if (code !== 0 || asked.toSorted().join() === expected.toSorted().join()) return;
  console.error(`The build asked the hosts for\n${asked.join('\n')}\ninstead of one GET each.`);
  process.exitCode = 1;
});

buildFromHosts();

async function buildFromHosts(): Promise<void> {
  const server = createSpecServer();
  server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
  const { origin } = await listen(server);
  // These hosts require a password and a key; neither may be published.
  const host = origin.replace('//', `//leitor:${PLANTED}@`);
  for (const name of SECRETS) process.env[name] = PLANTED;
  for (const [index, { id }] of portal.services.entries()) {
    const name = id.toUpperCase().replaceAll('-', '_');
    process.env[`FRONTIER_SPEC_${name}`] = host + paths[index];
  }
  process.env.FRONTIER_SPECS = 'remote';
  await import('../build');
}
