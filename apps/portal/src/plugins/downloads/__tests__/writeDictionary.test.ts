import { expect, it } from 'vitest';
import { readContracts } from '../../../../tests/support/readDownloads';
import { downloads } from '../options';
import { writeDictionary } from '../writeDictionary';

const [file] = writeDictionary(readContracts(), { ...downloads, url: 'https://docs.example' });
const rows = new TextDecoder().decode(file?.bytes).split('\r\n');

it('has a row for each field and parameter, with its address', () => {
  expect(rows[0]).toMatch(/^\uFEFF?API;Operação;operationId;Chamada;Onde;Campo;Tipo;/);
  const rowOf = (id: string, place: string, path: string) =>
    rows.find((row) => row.includes(`;${id};`) && row.includes(`;${place};${path};`));
  expect(rowOf('criarCadastro', 'corpo', 'telefones[].ddd')).toContain(
    'https://docs.example/docs/frontier/onboarding/api#criarCadastro.body.telefones.ddd',
  );
  expect(rowOf('listarOperacoes', 'consulta', 'pageSize')).toContain(';integer;não;');
  // The contract writes the example of a parameter beside its schema.
  expect(rowOf('listarOperacoes', 'consulta', 'page')?.split(';')[11]).toBe('1');
});
