import { describe, expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { readQuestions } from '../../../shared/readings/readQuestions';
import { describeQuestions, questionsPage } from '../questions/questionsPage';
import { QUESTIONS } from './samples';
import { faultsOf, rowsOf, writeData } from './support';

const describeAreas = (file: string) => describeQuestions(file, indexSnapshots());

describe('reading the questions', () => {
  it('says file and line of every text that is missing', () => {
    const yaml = QUESTIONS.replace(/ {6}why: Ler.*\n/, '').replace(/ {6}blocking: true\n/, '');
    expect(faultsOf(yaml, readQuestions)).toEqual([
      'dados.yml:5 ordem-das-listas: falta why',
      'dados.yml:9 formato-de-datas: falta blocking',
    ]);
  });

  it('refuses a mark that is neither true nor false, and a key it does not know', () => {
    const yaml = QUESTIONS.replace('blocking: true', 'blocking: sim').replace('reading', 'leitura');
    expect(faultsOf(yaml, readQuestions)).toEqual([
      'dados.yml:10 formato-de-datas: não há chave "leitura". As chaves são: id, question, blocking, why, meanwhile, reading, operations',
      'dados.yml:10 formato-de-datas: blocking precisa ser true ou false',
    ]);
  });

  it('refuses an id given twice, by an area as well, and one of another form', () => {
    expect(faultsOf(QUESTIONS.replace('formato-de-datas', 'convencoes'), readQuestions)).toEqual([
      'dados.yml:10 convencoes: o id já está em dados.yml:1',
    ]);
    expect(faultsOf(QUESTIONS.replace('formato-de-datas', 'Datas'), readQuestions)).toEqual([
      'dados.yml:10 Datas: o id é de minúsculas e hifens, como formato-de-datas',
    ]);
  });

  it('refuses an area without questions and a file that is no list', () => {
    expect(faultsOf('- {id: a, name: A}', readQuestions)).toEqual([
      'dados.yml:1 a: falta questions',
    ]);
    expect(faultsOf('a: b', readQuestions)).toEqual(['dados.yml:1 precisa ser uma lista de áreas']);
  });

  it('refuses an unknown call, with the nearest names', () => {
    const yaml = QUESTIONS.replace('criarBloqueio', 'criarBloqueios');
    expect(faultsOf(yaml, describeAreas)).toEqual([
      expect.stringMatching(
        /^dados\.yml:10 formato-de-datas: não há chamada "criarBloqueios".*criarBloqueio/,
      ),
    ]);
  });
});

describe('the spreadsheet', () => {
  const file = writeData(QUESTIONS);
  const rows = rowsOf(questionsPage({ file, route: '/p', csv: '/p.csv' }, () => () => []));

  it('has a column for the answer, which it leaves empty', () => {
    expect(rows[0]).toBe(
      '\uFEFFid;área;pergunta;bloqueia;o que depende;recomendação;leitura deste portal;chamadas;resposta',
    );
    expect(rows[2]).toBe(
      'formato-de-datas;Convenções;Em que formato vai a dataVencimento?;sim;A leitura de todo campo de data.;Envie dias. Veja as datas.;Dias são AAAA-MM-DD.;criarBloqueio, listarBloqueios;',
    );
  });

  it('keeps the order of the file, and a cell whole', () => {
    expect(rows[1]).toBe(
      'ordem-das-listas;Convenções;Em que ordem vêm os itens?;não;"Ler páginas; e mais.";\'=Procure pelo id.;;;',
    );
  });
});
