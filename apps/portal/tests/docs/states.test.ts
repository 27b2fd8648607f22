import { readFileSync } from 'node:fs';
import { writeMarkdown } from '@frontier/reference';
import { describe, expect, it } from 'vitest';
import { writeContractIndex } from '../../src/contracts/buildContractIndex';
import { describeStates } from '../../src/contracts/objectStates';
import { embedParts } from '../../src/plugins/api-reference/embed/embedParts';
import { LANES } from '../../src/plugins/api-reference/embed/parts/titleLifecycle';
import { writeData } from '../../src/plugins/data-pages/__tests__/support';
import { stateFiles } from '../../src/plugins/data-pages/options';
import { printMarkdown } from '../../src/plugins/markdown-pages/markdown/expandGuide';
import { findGuides } from '../../src/shared/findGuides';
import { indexSnapshots } from '../support/snapshots';
import { transformMdx } from '../support/transformMdx';

const index = indexSnapshots();
const flows = Object.entries(index.states).flatMap(([name, { flow }]) =>
  flow.length > 0 ? [[name, flow.map(({ calls }) => calls)] as const] : [],
);
const PAGE = 'apps/portal/docs/frontier/conceitos/estados.mdx';

const statesOf = (yaml: string) =>
  describeStates({ ...stateFiles, objects: writeData(yaml) }, index);

describe('states of the objects', () => {
  it('name every difference', () => {
    const wrong = `
- id: a
  title: A
  schemas: [operacao/TipoDaOperacao, emissao/StatusDaSolicitacao]
- id: b
  title: B
  schemas: [emissao/Nada]
  calls: [criarNada]
  question: nada
- id: c
  title: C
  schemas: [pos-emissao/StatusDaMovimentacao]
  flow: [{ calls: [submeter], leads: [{ to: Paga }] }]
  places:
    - { at: Paga, webhooks: [notificarCadastroAprovado], questions: [tudo] }
    - { at: PAGA }
`;
    for (const fault of [
      'a: emissao/StatusDaSolicitacao lists other values than operacao/TipoDaOperacao',
      'b: unknown list of values "emissao/Nada"',
      'b: unknown call "criarNada"',
      'b: unknown question "nada"',
      'c: unknown call "submeter"',
      'c: unknown webhook of the object "notificarCadastroAprovado"',
      'c: unknown question "tudo"',
      'c: unknown status or moment "PAGA"',
    ]) {
      expect(() => statesOf(wrong)).toThrow(fault);
    }
    expect(() => statesOf(wrong)).not.toThrow('"Paga"');
  });

  it('leave out no list called status and no webhook', () => {
    const objects = Object.values(index.states);
    const listed = new Set(objects.flatMap(({ schemas }) => schemas));
    const lists = Object.entries(index.enums).flatMap(([service, enums]) =>
      Object.keys(enums).map((name) => `${service}/${name}`),
    );
    expect(lists.filter((list) => /\/Status/.test(list) && !listed.has(list))).toEqual([]);
    const told = new Set(objects.flatMap(({ webhooks }) => webhooks));
    const webhooks = Object.keys(index.operations).filter(
      (id) => index.operations[id]?.kind === 'webhook',
    );
    expect([...told].sort()).toEqual(webhooks.sort());
  });

  it('follow each other where the specification shows a flow, and nowhere else', () => {
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

  it('are once each on the page of states', () => {
    const shown = [...readFileSync(PAGE, 'utf8').matchAll(/<ObjectStates name="([^"]+)"/g)];
    expect(shown.map(([, name]) => name).sort()).toEqual(Object.keys(index.states).sort());
  });
});

it('the life of a title leads from each call to its guide', () => {
  const guides = findGuides('apps/portal/docs');
  const text = textOfPart('<TitleLifecycle />');
  for (const id of [...flows.flatMap(([, flow]) => flow.flat()), 'listarOperacoes']) {
    expect(text).toContain(`](${guides.get(id)?.route})`);
  }
});

it('the life of a title has an arrow where a flow is known, and nowhere else', () => {
  const drawn = Object.values(LANES).filter(({ calls }) => !calls);
  expect(drawn.map(({ object }) => object).sort()).toEqual(flows.map(([name]) => name).sort());
});

function textOfPart(mdx: string): string {
  writeContractIndex(index);
  const tree = transformMdx(mdx, [embedParts]);
  return writeMarkdown(printMarkdown(tree));
}
