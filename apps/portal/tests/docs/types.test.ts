import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { makeSnapshotDownloads } from '../support/readDownloads';
import { readBlocks } from './support/readBlocks';

const PAGE = 'apps/portal/docs/frontier/downloads.mdx';
const sample = readBlocks(PAGE, readFileSync(PAGE, 'utf8')).find(
  ({ meta }) => meta.get('title') === 'frontier.ts',
);
const USES = `import { bloquear } from './frontier';
const pedido = {
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '04172538690',
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'Ordem judicial',
} as const;
export const certo = bloquear(pedido);
export const texto = bloquear({ ...pedido, quantidade: '200' });
export const campo = bloquear({ ...pedido, prazo: 3 });
export const valor = bloquear({ ...pedido, constricaoTipo: 'PENAL' });
`;
const OPTIONS =
  `--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --pretty false
  --target es2022 --module esnext --moduleResolution bundler --types node --skipLibCheck --checkers 1`.split(
    /\s+/,
  );

/** Compiler errors of modules that import the repository's packages. */
function compile(modules: ReadonlyMap<string, string>): string[] {
  const folder = makeTempFolder();
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const [name, text] of modules) writeFileSync(path.join(folder, name), text);
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...OPTIONS, ...modules.keys()], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /^\S/.test(line));
}

it('types of the contracts compile with the sample of the page, and refuse what a contract does not have', async () => {
  // As sources, since the compiler checks declarations only together with all libraries.
  const types = [...(await makeSnapshotDownloads('tipos'))].map(
    ([name, text]) => [name.replace('.d.ts', '.ts'), text] as const,
  );
  expect(types).toHaveLength(6);
  const own = [
    ['frontier.ts', sample?.code ?? ''],
    ['uso.ts', USES],
  ] as const;
  expect(compile(new Map([...types, ...own]))).toEqual([
    expect.stringMatching(/^uso\.ts\(10,.*'string' is not assignable to type 'number'/),
    expect.stringMatching(/^uso\.ts\(11,.*'prazo' does not exist/),
    expect.stringMatching(/^uso\.ts\(12,.*"PENAL"' is not assignable/),
  ]);
});
