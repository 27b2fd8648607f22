import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledCheck } from '@frontier/sandbox/ajv';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../../scripts/test/tempFolder';
import { readContracts } from '../../../../../tests/support/readDownloads';
import { indexSnapshots } from '../../../../../tests/support/snapshots';
import { checkBody } from '../checkBody';
import { compileChecks } from '../compileChecks';

const code = compileChecks(readContracts());
let checks: Readonly<Record<string, CompiledCheck>> = {};

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const file = path.join(makeTempFolder(), 'checks.mjs');
  writeFileSync(file, bundle.outputFiles[0]?.text ?? '');
  ({ default: checks } = await import(file));
});

const examplesOf = (id: string) =>
  (indexSnapshots().examples[id] ?? []).filter(({ kind }) => kind === 'request');
const faultsOf = (id: string, text: string) =>
  checkBody(text, checks[id] as CompiledCheck).map(({ field, problem }) => `${field}: ${problem}`);
const changed = (id: string, change: object) =>
  faultsOf(id, JSON.stringify({ ...JSON.parse(examplesOf(id)[0]?.text ?? ''), ...change }));

it('accepts every example of a body', () => {
  expect(Object.keys(checks).length).toBeGreaterThan(20);
  for (const id of Object.keys(checks)) {
    for (const { name, text } of examplesOf(id))
      expect(faultsOf(id, text), `${id} ${name}`).toEqual([]);
  }
});

it('evaluates no code', () => {
  expect(code).not.toMatch(/\beval\(|new Function/);
});

describe('a fault', () => {
  it('names the field and the problem', () => {
    expect(
      changed('criarBloqueio', { quantidade: 'dez', investidorCpfCnpj: '041.725.386-90' }),
    ).toEqual([
      'investidorCpfCnpj: deve ter a forma ^(\\d{11}|\\d{14})$',
      'quantidade: deve ser um número',
    ]);
    expect(faultsOf('confirmarRecebimento', '{ "ids": "um" }')).toEqual([
      'ids: deve ser uma lista',
    ]);
  });

  it('is at an item of a list', () => {
    const investidores = [{ cpfCnpj: '31415926000171', quantidadeSubscrita: 0, precoUnitario: 1 }];
    expect(changed('criarSolicitacao', { investidores })).toEqual([
      'investidores[0].cnpjDoCustodiante: falta',
      'investidores[0].quantidadeSubscrita: deve ser maior que 0',
    ]);
  });

  it('is a name that the contract does not describe', () => {
    expect(changed('criarBloqueio', { quantidades: 1 })).toEqual([
      'quantidades: o contrato não descreve este campo; confira a grafia',
    ]);
  });

  it('is a day that does not exist, and a ninth decimal place as written', () => {
    expect(changed('criarSolicitacao', { dataDaEmissao: '2026-02-30' })).toEqual([
      'dataDaEmissao: deve ser um dia que exista, AAAA-MM-DD',
    ]);
    const text = (examplesOf('solicitarCompraEVenda')[0]?.text ?? '').replace(
      /"precoUnitario": [\d.]+/,
      '"precoUnitario": 10123456789.123456789',
    );
    expect(faultsOf('solicitarCompraEVenda', text)).toEqual([
      'precoUnitario: tem mais casas decimais do que o contrato permite',
    ]);
  });

  it('is a text that is no JSON, with its line', () => {
    expect(faultsOf('criarBloqueio', '{\n  "quantidade": 1,\n}')).toEqual([
      ': linha 3, coluna 1: não é JSON a partir de “}”',
    ]);
  });
});
