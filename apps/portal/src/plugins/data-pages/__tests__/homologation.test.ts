import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { escapeCell } from '../../../shared/formatCsv';
import { describeScript, readScript } from '../homologation/describeScript';
import { homologationPage } from '../homologation/homologationPage';
import { SCRIPT_PAGES, STEPS } from './samples';
import { faultsOf, rowsOf, writeData } from './support';

const index = indexSnapshots();

const describeSteps = (file: string) => describeScript({ ...SCRIPT_PAGES, file }, index);

it('asks for what is expected, unless the step meets an error', () => {
  const yaml = STEPS.replace(/ {6}expected: A lista.\n/, '');
  expect(faultsOf(yaml, readScript)).toEqual(['dados.yml:15 expected: is missing']);
});

describe('holding the script against the contracts', () => {
  it('refuses an unknown call and an unknown notification, with the nearest names', () => {
    expect(faultsOf(STEPS.replace('criarBloqueio', 'criarBloqueios'), describeSteps)).toEqual([
      expect.stringMatching(/^dados\.yml:5 BLQ-01: unknown call "criarBloqueios".*criarBloqueio/),
    ]);
    expect(faultsOf(STEPS.replace('CadastroPendente', 'Nada'), describeSteps)).toEqual([
      expect.stringMatching(/^dados\.yml:25 BLQ-05: unknown webhook "notificarNada"/),
    ]);
  });

  it('refuses a webhook where a call should be', () => {
    const yaml = STEPS.replace('criarBloqueio', 'notificarCadastroPendente');
    expect(faultsOf(yaml, describeSteps)).toHaveLength(1);
  });

  it('refuses an error that the call does not document', () => {
    expect(faultsOf(STEPS.replace('404', '409'), describeSteps)).toEqual([
      'dados.yml:11 BLQ-02: liberarBloqueio does not document 409, but 400, 401, 403, 404, 500',
    ]);
  });

  it('takes code and exact text from the contracts', () => {
    const [journey] = describeSteps(writeData(STEPS));
    const shown = journey?.steps.map(({ code, expected }) => [
      code,
      textOf({ type: 'paragraph', children: [...expected] }),
    ]);
    expect(shown).toEqual([
      ['201', 'A resposta traz o id.'],
      ['404', 'Bloqueio não encontrado.'],
      ['2xx', 'A lista.'],
      ['Código a descobrir', 'Nada se sabe.'],
      [undefined, 'Cada um uma vez.'],
    ]);
  });

  it('sends each step to the guide about its call', () => {
    const [journey] = describeSteps(
      writeData(STEPS.replaceAll('listarBloqueios', 'listarNotificacoes')),
    );
    expect(journey?.steps.map(({ guide }) => guide.route)).toEqual([
      '/docs/frontier/pos-emissao/bloqueios/criarBloqueio',
      '/docs/frontier/pos-emissao/bloqueios/liberarBloqueio',
      '/docs/frontier/webhook/feed-notificacoes/listarNotificacoes',
      '/docs/frontier/webhook/feed-notificacoes/listarNotificacoes',
      '/docs/frontier/webhook/eventos/cadastros',
    ]);
  });
});

it('has a spreadsheet with a row for each step, and three cells left for the reader', () => {
  expect(rowsOf(homologationPage({ ...SCRIPT_PAGES, file: writeData(STEPS) }))).toEqual([
    '\uFEFFpasso;nucleo;jornada;depende_de;operacao;metodo;caminho;acao;resultado_esperado;guardar;obtido;data;responsavel',
    'BLQ-01;sim;Bloqueios;;criarBloqueio;POST;/api/v1/bloqueios;"Bloqueie uma ""quantidade""; leia a resposta.";201. A resposta traz o id.;O id, para BLQ-04.;;;',
    'BLQ-02;não;Bloqueios;;liberarBloqueio;POST;/api/v1/bloqueios/{id}/liberar;Libere um id que não existe.;404. Bloqueio não encontrado.;;;;',
    "BLQ-03;não;Bloqueios;;listarBloqueios;GET;/api/v1/bloqueios;'=Liste os bloqueios.;2xx. A lista.;;;;",
    'BLQ-04;não;Bloqueios;BLQ-01;listarBloqueios;GET;/api/v1/bloqueios;Liste o de BLQ-01.;Código a descobrir. Nada se sabe.;;;;',
    'BLQ-05;não;Bloqueios;;notificarCadastroPendente, notificarCadastroAprovado;;;Receba os avisos.;Cada um uma vez.;;;;',
    '',
  ]);
});

it.each(['=1', '+1', '-1', '@a', '\ta'])(
  'disarms %j, which is a formula to a spreadsheet',
  (text) => {
    expect(escapeCell(text)).toBe(`'${text}`);
  },
);
