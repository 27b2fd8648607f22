import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { sampleHosts } from '../../src/data/dataFiles';
import { embedParts } from '../../src/plugins/api-reference/embed/embedParts';
import { indexSnapshots } from '../support/snapshots';
import { openTrial } from './support/journeys/openTrial';
import { readBlocks } from './support/readBlocks';

const PAGE = 'apps/portal/docs/frontier/getting-started.mdx';
const blocks = readBlocks(PAGE, readFileSync(PAGE, 'utf8'));
const byOperation = (id: string) =>
  blocks.filter(({ language, meta }) => language === 'bash' && meta.get('operation') === id);

it('the first call of the guide, and its program, find the note of the story in the simulator', async () => {
  const { openShell, point, service } = await openTrial();
  const shell = await openShell('compra-e-venda');
  const program = blocks.find(({ meta }) => meta.get('title') === 'primeira-chamada.mjs');
  shell.save('primeira-chamada.mjs', point(program?.code ?? ''));
  service.take();
  const printed = [];
  for (const { code } of [
    ...byOperation('gerarTokenDeAcesso'),
    ...byOperation('listarOperacoes'),
  ]) {
    const { exit, printed: text } = await shell.run(point(code));
    printed.push([exit, text.split('\n').at(-1)]);
  }
  expect(printed).toEqual([
    [0, '200'],
    [0, ''],
    [0, '200'],
  ]);
  expect((await shell.run('node primeira-chamada.mjs')).printed).toMatch(
    /^Token válido até 2026-06-15T\S+\n1 operações nesta página\nLNC000417 EMITIDO$/,
  );
  await shell.close();
  await service.close();
});

it('the front page shows a call that gives a token in the simulator, as it is copied', async () => {
  const { openShell, service } = await openTrial();
  const shell = await openShell('compra-e-venda');
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(embedParts, { readIndex: indexSnapshots });
  const page = readFileSync('apps/portal/src/pages/_firstCall.mdx', 'utf8');
  const [call = ''] = listCode(processor.runSync(processor.parse(page)) as Root);
  expect(call).toContain(sampleHosts.address);
  const { exit, printed } = await shell.run(call.replace(sampleHosts.address, service.address));
  expect([exit, Object.keys(JSON.parse(printed))]).toEqual([0, ['accessToken', 'expiresAt']]);
  await shell.close();
  await service.close();
});

function listCode(tree: Root): string[] {
  const blocks: string[] = [];
  visit(tree, 'code', ({ value }) => {
    blocks.push(value);
  });
  return blocks;
}
