import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherContent } from '../gatherContent';
import { islandFile } from '../storage/writeIsland';

const sound = (operation: string) =>
  `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    get: { operationId: ${operation}, responses: { '200': { description: Ok } } }\n`;
const BROKEN = `${sound('x')}x-a: !!binary a\nx-b: !!binary b\n`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-gather-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function gather(documents: Readonly<Record<string, string>>, isBuild = false) {
  const stored = new Map<string, string>();
  const told = vi.fn();
  for (const [id, text] of Object.entries(documents)) {
    writeFileSync(path.join(folder, `${id}.yaml`), text);
  }
  const sources = Object.keys(documents).map((id) => ({
    id,
    title: id.toUpperCase(),
    route: `/${id}/api`,
    source: `${id}.yaml`,
    extra: false,
    layout: 'page' as const,
  }));
  const content = await gatherContent({
    root: folder,
    siteDir: folder,
    sources,
    options: { services: [] },
    files: {
      createData: async (name, data) => {
        stored.set(name, data);
        return `/dados/${name}`;
      },
    },
    isBuild,
    onFaults: told,
  });
  const page = (id: string) => stored.get(`${islandFile(`servico.${id}`)}.json`) ?? '';
  return { content, page, told };
}

it('shows the faults of a document on its own page, and all others as they are', async () => {
  const { content, page, told } = await gather({ um: sound('ler'), dois: BROKEN });
  expect(content.rendered.pages.map(({ route }) => route)).toEqual(['/um/api', '/dois/api']);
  expect(page('um')).toContain('id=\\"ler\\"');
  expect(page('dois')).toContain('dois.yaml:6');
  expect(content.parts?.unavailable).toEqual([{ title: 'DOIS', route: '/dois/api' }]);
  expect(Object.keys(content.parts?.operations ?? {})).toEqual(['ler']);
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]?.[0]).toMatch(
    /^1 fault in the specifications:\n\n\[dois\] dois\.yaml:\d+:\d+[^[]+\n… e mais \d+, na página de cada serviço\.$/,
  );
});

it('is whole again once the document is mended', async () => {
  await gather({ um: sound('ler'), dois: BROKEN });
  const { content, page, told } = await gather({ um: sound('ler'), dois: sound('criar') });
  expect(page('dois')).toContain('id=\\"criar\\"');
  expect(content.parts?.unavailable).toBeUndefined();
  expect(told).toHaveBeenCalledWith(undefined);
});

it('finds what only two documents together have wrong, and leaves the first', async () => {
  const { content, page } = await gather({ um: sound('ler'), dois: sound('ler') });
  expect(page('um')).toContain('id=\\"ler\\"');
  expect(page('dois')).toContain('um operationId único');
  expect(content.parts?.unavailable).toEqual([{ title: 'DOIS', route: '/dois/api' }]);
});

it('ends a build, with the faults of all documents together', async () => {
  const build = gather({ um: BROKEN, dois: BROKEN, tres: sound('ler') }, true);
  const text = await build.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(text).toContain('[um] um.yaml:6');
  expect(text).toContain('[dois] dois.yaml:6');
});
