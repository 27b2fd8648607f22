import { expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { questionsPage, readKnown } from '../questions/questionsPage';
import { QUESTIONS } from './samples';
import { faultsOf, rowsOf, writeData } from './support';

it('refuses a question about an unknown call, with the nearest names', () => {
  const yaml = QUESTIONS.replace('criarBloqueio', 'criarBloqueios');
  expect(faultsOf(yaml, (file) => readKnown(file, indexSnapshots()))).toEqual([
    expect.stringMatching(
      /^dados\.yml:10 formato-de-datas: unknown call "criarBloqueios".*criarBloqueio/,
    ),
  ]);
});

it('each question for programs has the parts of the contracts that it concerns', () => {
  const file = writeData(QUESTIONS);
  const page = questionsPage({ file, route: '/p', csv: '/p.csv', json: '/p.json' }, () => []);
  const [, data] = page.files?.() ?? [];
  const questions = JSON.parse(data?.write(indexSnapshots(), {} as never) ?? '');
  const [, dates] = questions;
  expect(dates).toMatchObject({ id: 'formato-de-datas', leitura: 'Dias são `AAAA-MM-DD`.' });
  expect(dates.lugares).toContainEqual({
    contrato: '/contratos/operacao.com-perguntas.yaml',
    ponteiro: '#/components/schemas/CriteriosDeRemuneracao/properties/dataEmissao',
    leitura: true,
  });
  expect(dates.lugares).toContainEqual({
    contrato: '/contratos/operacao.com-perguntas.yaml',
    ponteiro: '#/components/schemas/Operacao/properties/dataCriacao',
    leitura: false,
  });
});

it('has a spreadsheet with a column for the answer, which it leaves empty', () => {
  const file = writeData(QUESTIONS);
  const rows = rowsOf(
    questionsPage({ file, route: '/p', csv: '/p.csv', json: '/p.json' }, () => []),
  );
  expect(rows[0]).toBe(
    '\uFEFFid;área;pergunta;bloqueia;o que depende;recomendação;como observar;leitura deste portal;chamadas;resposta',
  );
  expect(rows[2]).toBe(
    'formato-de-datas;Convenções;Em que formato vai a dataVencimento?;sim;A leitura de todo campo de data.;Envie dias. Veja as datas.;Consulte uma operação.;Dias são AAAA-MM-DD.;criarBloqueio, listarBloqueios;',
  );
});
