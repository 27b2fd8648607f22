import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Badge } from '@frontier/reference';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import { cautionOf } from '../../../contracts/cautionOf';
import { Assumptions } from '../../../shared/assumptions/Assumptions';
import { readContracts } from '../readContracts';
import { describeOptions, renderContracts } from '../renderContracts';
import { staticHtmlFile } from '../storage/writeStaticHtml';

const sound = (operation: string) =>
  `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    get: { operationId: ${operation}, responses: { '200': { description: Ok } } }\n`;
const BROKEN = `${sound('x')}x-a: !!binary a\nx-b: !!binary b\n`;
const source = { id: 'a', title: 'A', route: '/a/api', source: 'a.yaml', extra: false };

async function read(documents: Readonly<Record<string, string>>, extra = false) {
  const files = Object.entries(documents).map(([id, text]) => [`${id}.yaml`, text]);
  const sources = Object.keys(documents).map((id) => ({
    id,
    title: id.toUpperCase(),
    route: `/${id}/api`,
    source: `${id}.yaml`,
    extra,
  }));
  const root = makeTempFolder(Object.fromEntries(files));
  return readContracts(sources, { root, strict: true });
}

async function render(documents: Readonly<Record<string, string>>, extra = false) {
  const stored = new Map<string, string>();
  const { contracts } = await read(documents, extra);
  const rendered = await renderContracts(
    contracts,
    async (name, data) => {
      stored.set(name, data);
      return `/dados/${name}`;
    },
    new Assumptions([]),
  );
  return {
    rendered,
    stored,
    staticHtml: (key: string) => stored.get(`${staticHtmlFile(key)}.json`),
  };
}

it('names the faults of all documents together', async () => {
  const text = await read({ um: BROKEN, dois: BROKEN, tres: sound('ler') }).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(text).toContain('[um] um.yaml:6');
  expect(text).toContain('[dois] dois.yaml:6');
});

it('stores each page as it comes and keeps no HTML', async () => {
  const { staticHtml, rendered } = await render({ um: sound('ler'), dois: sound('criar') });
  expect(JSON.stringify(rendered.pages)).not.toContain('<');
  expect(rendered.pages.map(({ route }) => route)).toEqual(['/um/api', '/dois/api']);
  expect(staticHtml('servico.um')).toContain('id=\\"ler\\"');
});

it('stores each operation for guides, but none of a document from outside', async () => {
  expect((await render({ um: sound('ler') })).staticHtml('corpo.ler')).toBeDefined();
  expect((await render({ um: sound('ler') }, true)).staticHtml('corpo.ler')).toBeUndefined();
});

it('shows calls without a client if the generator refuses a contract, and prints the reason', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { staticHtml } = await render({ um: sound('ler') });
  expect(warn.mock.lastCall?.[0]).toMatch(/um\.yaml.*clients need the address of a server/);
  warn.mockRestore();
  expect(staticHtml('chamada.ler')).not.toContain('/docs/frontier/clientes');
});

it('cautions about each write in the table of where to check, and about no other call', () => {
  const file = 'apps/portal/docs/frontier/conceitos/erros.mdx';
  const guide = readFileSync(file, 'utf8');
  const [, table = ''] = guide.split('### Gravação sem resposta: onde verificar');
  const rows = [...table.matchAll(/^\| (\[.*?) \|/gm)].map(([, calls = '']) => calls);
  const listed = rows.flatMap((calls) =>
    [...calls.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name),
  );
  const cautioned = readdirSync('specs')
    .filter((name) => /^[a-z-]+\.yaml$/.test(name))
    .flatMap((name) => Object.values(parse(readFileSync(path.join('specs', name), 'utf8')).paths))
    .flatMap((calls) =>
      Object.entries(calls as Record<string, { operationId: string; summary: string }>),
    )
    .filter(([method, { operationId: id }]) =>
      cautionOf({ id, kind: 'path', method: method.toUpperCase() }),
    )
    .map(([, { summary }]) => summary);
  expect(cautioned.toSorted(), `the last table of ${file}`).toEqual(listed.toSorted());
});

it('leads to the page of changes where a part changed, and nowhere else', () => {
  const historyOf = (badges: ReadonlyMap<string, Badge>) =>
    describeOptions({ source, contract: 'a.yaml', badges }).history;
  const badge = { label: 'novo', description: '', href: '' };
  expect(historyOf(new Map([['criar', badge]]))).toEqual({
    label: 'Mudanças',
    href: '/docs/frontier/mudancas',
  });
  expect(historyOf(new Map())).toBeUndefined();
});
