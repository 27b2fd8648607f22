import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { buildContractIndex } from '../../src/contracts/buildContractIndex';
import { lifecycle } from '../../src/data/lifecycle';
import { objectFlows, objectStates } from '../../src/data/objectStates';
import { addKnownPlaces } from '../../src/plugins/api-reference/embed/knownStates';
import { reference } from '../../src/plugins/api-reference/options';
import { dataPages } from '../../src/plugins/data-pages/options';
import { readQuestions } from '../../src/shared/assumptions/readQuestions';
import { findGuides } from '../../src/shared/findGuides';
import { indexSnapshots, modelSnapshots } from '../support/snapshots';

const index = indexSnapshots();
const PAGE = 'apps/portal/docs/frontier/conceitos/estados.mdx';

describe('states of the objects', () => {
  it('name every difference', () => {
    const { bloqueio, instrumento, solicitacao } = objectStates;
    const wrong = {
      a: { ...instrumento, schemas: [...instrumento.schemas, 'emissao/StatusDaSolicitacao'] },
      b: { ...solicitacao, schemas: ['emissao/Nada'], calls: ['criarNada'] },
      c: {
        ...bloqueio,
        flow: [{ calls: ['submeter'], leads: [{ to: 'Pago' }] }],
      },
    };
    const built = buildContractIndex(modelSnapshots(), () => undefined, wrong);
    for (const fault of [
      'states of a: emissao/StatusDaSolicitacao lists other values than operacao/TipoDaOperacao',
      'states of b: emissao/Nada is not a list of values of a contract',
      'states of b: criarNada is not a call',
      'states of c: submeter is in the flow, but not among the calls',
    ]) {
      expect(() => addKnownPlaces(built, {})).toThrow(fault);
    }
  });

  it('leave out no list called status and no webhook', () => {
    const objects = Object.values(objectStates);
    const listed = new Set<string>(objects.flatMap(({ schemas }) => [...schemas]));
    const lists = Object.entries(index.enums).flatMap(([service, enums]) =>
      Object.keys(enums).map((name) => `${service}/${name}`),
    );
    expect(lists.filter((list) => /\/Status/.test(list) && !listed.has(list))).toEqual([]);
    const told = new Set<string>(objects.flatMap(({ webhooks }) => [...webhooks]));
    expect([...told].sort()).toEqual([...index.payloads].sort());
  });

  it('follow each other where the specification shows a flow, and nowhere else', () => {
    const flows = Object.entries(objectStates).flatMap(([name, object]) =>
      'flow' in object ? [[name, object.flow.map(({ calls }) => calls)]] : [],
    );
    expect(Object.fromEntries(flows)).toEqual({
      solicitacao: [
        ['criarSolicitacao'],
        ['adicionarDadosFinanceiros', 'adicionarParcelas', 'enviarDocumentoDaSolicitacao'],
        ['submeterSolicitacao'],
      ],
      aprovacao: [['criarCadastro'], ['submeterCadastro']],
      movimentacao: [
        ['solicitarCompraEVenda', 'transferirTitularidade', 'transferirCustodia'],
        ['aprovarOuReprovarMovimentacao'],
      ],
      bloqueio: [['criarBloqueio'], ['liberarBloqueio']],
    });
  });

  it('name open questions', () => {
    const known = readQuestions(dataPages.questions.file).flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    );
    const asked = Object.values(objectStates).flatMap((object) =>
      'question' in object ? [object.question] : [],
    );
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
    expect(asked).not.toHaveLength(0);
  });

  it('have what is known of single places, each held against lists, flows and questions', () => {
    const questions = dataPages.questions.file;
    const states = addKnownPlaces(index, { places: reference.knownPlaces, questions });
    const told = Object.values(states).flatMap(({ known = {} }) => Object.values(known));
    expect(told).not.toHaveLength(0);
    // Contracts name states or leave questions open, but document no transition.
    for (const place of told) expect(Object.keys(place).sort()).toEqual(['questions', 'webhooks']);
    expect(states.solicitacao?.open?.text).toMatch(/^Que status vem depois/);

    const wrong = path.join(makeTempFolder(), 'estados.yml');
    writeFileSync(
      wrong,
      '- id: movimentacao\n  source: §4\n  places:\n    - { at: PAGA, webhooks: [notificarCadastroAprovado], questions: [nada] }\n- id: nota\n  source: §4\n  places: []\n',
    );
    expect(() => addKnownPlaces(index, { places: wrong, questions })).toThrow(
      /"PAGA" is neither a status nor a moment\n.*notificarCadastroAprovado is not a webhook\n.*"nada" is not a question\n.*unknown object "nota"/,
    );
  });

  it('stand once each on the page of states', () => {
    const shown = [...readFileSync(PAGE, 'utf8').matchAll(/<ObjectStates name="([^"]+)"/g)];
    expect(shown.map(([, name]) => name).sort()).toEqual(Object.keys(objectStates).sort());
  });
});

describe('the life of a title', () => {
  const lanes = lifecycle.flatMap((stage) => stage.lanes);

  it('leads from each call to its guide', () => {
    const guides = findGuides('apps/portal/docs');
    const calls = lanes.flatMap(({ steps }) => steps.flat());
    expect(calls.map(({ id, to }) => [id, to])).toEqual(
      calls.map(({ id }) => [id, guides.get(id)?.route]),
    );
  });

  it('has an arrow where a flow is known, and nowhere else', () => {
    const drawn = lanes
      .filter(({ steps }) => steps.length > 1)
      .map(({ steps }) => steps.map((calls) => calls.map(({ id }) => id)));
    const known = Object.values(objectFlows).map((flow) => flow.map(({ calls }) => calls));
    expect(drawn).toHaveLength(known.length);
    expect(drawn).toEqual(expect.arrayContaining(known));
  });
});
