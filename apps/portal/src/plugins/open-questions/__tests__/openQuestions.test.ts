import { describe, expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/readContracts';
import { describeQuestions } from '../describeQuestions';
import { readQuestions } from '../readQuestions';
import { writeCsv } from '../writeCsv';
import { QUESTIONS, writeQuestions } from './sampleQuestions';

const index = indexSnapshots();

function readFaults(yaml: string, read: (file: string) => unknown): string[] {
  const file = writeQuestions(yaml);
  try {
    read(file);
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replaceAll(file, 'perguntas.yml')
      .split('\n');
  }
  return [];
}

const describeAreas = (file: string) => describeQuestions(file, index);

describe('reading the questions', () => {
  it('says file and line of every text that is missing', () => {
    const yaml = QUESTIONS.replace(/ {6}why: Ler.*\n/, '').replace(/ {6}blocking: true\n/, '');
    expect(readFaults(yaml, readQuestions)).toEqual([
      'perguntas.yml:5 ordem-das-listas: falta why',
      'perguntas.yml:9 formato-de-datas: falta blocking',
    ]);
  });

  it('refuses a mark that is neither true nor false, and a key it does not know', () => {
    const yaml = QUESTIONS.replace('blocking: true', 'blocking: sim').replace('reading', 'leitura');
    expect(readFaults(yaml, readQuestions)).toEqual([
      'perguntas.yml:10 formato-de-datas: não há chave "leitura". As chaves são: id, question, blocking, why, meanwhile, reading, operations',
      'perguntas.yml:10 formato-de-datas: blocking precisa ser true ou false',
    ]);
  });

  it('refuses an id given twice, by an area as well, and one of another form', () => {
    expect(readFaults(QUESTIONS.replace('formato-de-datas', 'convencoes'), readQuestions)).toEqual([
      'perguntas.yml:10 convencoes: o id já está em perguntas.yml:1',
    ]);
    expect(readFaults(QUESTIONS.replace('formato-de-datas', 'Datas'), readQuestions)).toEqual([
      'perguntas.yml:10 Datas: o id é de minúsculas e hifens, como formato-de-datas',
    ]);
  });

  it('refuses an area without questions and a file that is no list', () => {
    expect(readFaults('- {id: a, name: A}', readQuestions)).toEqual([
      'perguntas.yml:1 a: falta questions',
    ]);
    expect(readFaults('a: b', readQuestions)).toEqual([
      'perguntas.yml:1 precisa ser uma lista de áreas',
    ]);
  });

  it('refuses an unknown call, with the nearest names', () => {
    const yaml = QUESTIONS.replace('criarBloqueio', 'criarBloqueios');
    expect(readFaults(yaml, describeAreas)).toEqual([
      expect.stringMatching(
        /^perguntas\.yml:10 formato-de-datas: não há chamada "criarBloqueios".*criarBloqueio/,
      ),
    ]);
  });
});

describe('the spreadsheet', () => {
  const rows = writeCsv(describeAreas(writeQuestions(QUESTIONS))).split('\r\n');

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
