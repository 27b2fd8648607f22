import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { openTrial } from './support/journeys/openTrial';
import { readBlocks } from './support/readBlocks';
import { startSampleHost } from './support/samples/startSampleHost';

const PAGE = 'apps/portal/docs/frontier/downloads.mdx';
const sample = readBlocks(PAGE, readFileSync(PAGE, 'utf8')).find(
  ({ meta }) => meta.get('title') === 'frontier.ts',
);

it('the typed client of the downloads gets a token once, blocks titles, and is refused more than there are', async () => {
  const { examples, openShell, point, sandbox, service } = await openTrial();
  const shell = await openShell('bloqueios');
  const order = JSON.stringify(examples.request('criarBloqueio').value);
  const { body } = await sandbox.call('GET /_sandbox/inspect');
  const { now } = body as { now: string };
  // The client reuses a token until it expires by the simulator's clock.
  service.take();
  const program = `Date.now = () => ${Date.parse(now)};
    ${sample?.code}
    const { id, liberado } = await bloquear(${order});
    const refused = await bloquear({ ...${order}, quantidade: 1301 }).catch(({ message }) => message);
    console.log(id, liberado, refused);`;
  const bundled = await build({
    stdin: { contents: point(program), resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const host = startSampleHost(shell.folder);
  const { complaint, printed } = await host.run(bundled.outputFiles[0]?.text ?? '');
  host.close();
  await shell.close();
  await service.close();
  expect(service.take()).toEqual([
    { route: 'POST /api/v1/auth', status: 200 },
    { route: 'POST /api/v1/bloqueios', status: 201 },
    { route: 'POST /api/v1/bloqueios', status: 400 },
  ]);
  expect(printed, complaint).toBe(
    '92276658-1e27-41c0-8a6a-63ec24ede6a4 false pós-emissão respondeu 400',
  );
});
