import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { writeContractIndex } from '../../src/contracts/buildContractIndex';
import { embedParts } from '../../src/plugins/api-reference/embed/embedParts';
import { LOCAL_SIMULATOR } from '../../src/shared/simulatorAddress';
import { indexSnapshots } from '../support/snapshots';
import { transformMdx } from '../support/transformMdx';
import { openSimulator } from './support/openSimulator';
import { readBlocks } from './support/readBlocks';

const PAGE = 'apps/portal/docs/frontier/getting-started.mdx';
const blocks = readBlocks(PAGE, readFileSync(PAGE, 'utf8'));

it('the first call of the guide finds the note of the story in the simulator', async () => {
  const { address, close, openShell, point } = await openSimulator();
  const shell = await openShell({ journey: 'webhooks' });
  const calls = blocks.filter(
    ({ code, language }) => language === 'bash' && code.includes(`${LOCAL_SIMULATOR}/`),
  );
  const shown = blocks.find(({ language }) => language === 'json');
  const outcomes = [];
  for (const { code } of calls) {
    outcomes.push(await shell.run(code.replaceAll(LOCAL_SIMULATOR, address)));
  }
  expect(outcomes.map(({ exit }) => exit)).toEqual([0, 0, 0]);
  expect(Object.keys(JSON.parse(outcomes[1]?.printed ?? ''))).toEqual(['accessToken', 'expiresAt']);
  expect(outcomes[2]?.printed).toBe(shown?.code);
  const there = blocks.find(({ meta }) => meta.get('operation')?.endsWith('listarOperacoes'));
  const { exit, printed } = await shell.run(point(there?.code ?? ''));
  expect([exit, JSON.parse(printed).data[0].codigo]).toEqual([0, 'LNC000417']);
  await shell.close();
  await close();
});

it('the front page shows a call that gives a token in the simulator, as it is copied', async () => {
  const { address, close, openShell } = await openSimulator();
  const shell = await openShell({ journey: 'compra-e-venda' });
  const page = readFileSync('apps/portal/src/pages/_firstCall.mdx', 'utf8');
  writeContractIndex(indexSnapshots());
  const [call = ''] = listCode(transformMdx(page, [embedParts]));
  expect(call).toContain(LOCAL_SIMULATOR);
  const { exit, printed } = await shell.run(call.replace(LOCAL_SIMULATOR, address));
  expect([exit, Object.keys(JSON.parse(printed))]).toEqual([0, ['accessToken', 'expiresAt']]);
  await shell.close();
  await close();
});

function listCode(tree: Root): string[] {
  const blocks: string[] = [];
  visit(tree, 'code', ({ value }) => {
    blocks.push(value);
  });
  return blocks;
}
