import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { makeSnapshotDownloads } from '../support/readDownloads';
import { readBlocks } from './support/readBlocks';

const PAGE = 'apps/portal/docs/frontier/downloads.mdx';
const sample = readBlocks(PAGE, readFileSync(PAGE, 'utf8')).find(
  ({ meta }) => meta.get('title') === 'frontier.ts',
);
const REQUEST = `{
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '04172538690',
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'Ordem judicial',
} as const`;
/** What the compiler says of modules that only exist here, beside the repository's packages. */
function compile(modules: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  const textOf = (file: string) =>
    path.dirname(file) === process.cwd() ? modules.get(path.basename(file)) : undefined;
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = textOf(file);
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram(
    [...modules.keys()].map((name) => path.resolve(name)),
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText, start }) => {
    const line =
      file && start !== undefined ? ts.getLineAndCharacterOfPosition(file, start).line : 0;
    const name = file ? path.basename(file.fileName) : '';
    return `${name}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

describe('types of the contracts', () => {
  it('compile with the sample of the page, and refuse what a contract does not have', async () => {
    const modules = new Map(
      // As sources: the compiler looks inside of declarations only with all libraries'.
      [...(await makeSnapshotDownloads('tipos'))].map(([name, text]) => [
        name.replace('.d.ts', '.ts'),
        text,
      ]),
    );
    expect(modules.size).toBe(6);
    modules.set('frontier.ts', sample?.code ?? '');
    modules.set(
      'uso.ts',
      [
        "import { bloquear } from './frontier';",
        `const pedido = ${REQUEST.replaceAll('\n', ' ')};`,
        'export const certo = bloquear(pedido);',
        "export const texto = bloquear({ ...pedido, quantidade: '200' });",
        'export const campo = bloquear({ ...pedido, prazo: 3 });',
        "export const valor = bloquear({ ...pedido, constricaoTipo: 'PENAL' });",
      ].join('\n'),
    );
    expect(compile(modules)).toEqual([
      expect.stringMatching(/^uso\.ts:4 .*'string' is not assignable to type 'number'/),
      expect.stringMatching(/^uso\.ts:5 .*'prazo' does not exist/),
      expect.stringMatching(/^uso\.ts:6 .*"PENAL"' is not assignable/),
    ]);
  });
});
