import { LIFE, STAGES, type StageKind } from '@frontier/sandbox/stages';
import type { ContractIndex } from '../../../../contracts/buildContractIndex';
import type { EmbeddedPart } from '../../../../contracts/PartRequest';
import { journeysOf } from '../../../../data/stages';
import { findGuides, type Guide, readGuide } from '../../../../shared/findGuides';
import { type Child, h, type MdxElement } from '../../../../shared/mdx/jsxNodes';
import { codeNode, joinCells, linkNode } from '../../../../shared/mdx/tableNodes';

/** The calls of a stage, which act on one object. */
interface Lane {
  /** Key in `estados.yml`. Its flow is the order of the calls, its webhooks are the notifications. */
  readonly object: string;
  /** operationIds of calls without a known order. */
  readonly calls?: readonly string[];
  /** The value that calls of the next stage take from this one. */
  readonly gives?: { readonly text: string; readonly field: string; readonly takenAs: string };
  /** The open question about the transition to the next stage. */
  readonly asks?: { readonly label: string; readonly question: string };
}

const SAME_CODE = { label: 'É o mesmo código?', question: 'codigo-do-instrumento' };

/**
 * The life of a title as the contracts document it: the calls, their order, and the value that a stage passes to the
 * next one. It is not a sequence of states. If a stage begins at an undocumented moment, the picture links to the open
 * question.
 */
export const LANES: Readonly<Record<StageKind, Lane>> = {
  registrations: {
    object: 'aprovacao',
    gives: { text: 'CNPJ do emissor', field: 'cnpj', takenAs: 'cnpjDoEmissor' },
  },
  requests: {
    object: 'solicitacao',
    gives: {
      text: 'Código do instrumento',
      field: 'codigoInstrumentoFinanceiro',
      takenAs: 'codigoInstrumento',
    },
    asks: SAME_CODE,
  },
  offers: {
    object: 'ofertaPrimaria',
    calls: ['criarOfertaPrimaria', 'listarOfertasPrimarias', 'aprovarOuReprovarOfertaPrimaria'],
    asks: { label: 'Quando a operação passa a existir?', question: 'nascimento-da-operacao' },
  },
  operations: {
    object: 'operacao',
    calls: ['listarOperacoes'],
    gives: { text: 'Código da operação', field: 'codigo', takenAs: 'operacaoCodigo' },
    asks: SAME_CODE,
  },
  financial_events: {
    object: 'eventoFinanceiro',
    calls: ['listarEventosFinanceiros', 'liquidarEventoFinanceiro', 'liquidarEventoExtraordinario'],
  },
  movements: { object: 'movimentacao' },
  blocks: { object: 'bloqueio' },
};

/**
 * `<TitleLifecycle />`: the life of a title, stages from top to bottom, the calls of each from left to right.
 * `css/site/pictures.css` styles all pictures.
 */
export const titleLifecycle: EmbeddedPart = ({ fail, index }) => {
  const guides = findGuides();
  const find = (id: string) => guides.get(id) ?? fail(`no guide shows ${id}.`);
  const stages = LIFE.map((group) => {
    const { asks, gives } = LANES[group[0]];
    return h('li.life-stage', [
      group.map((stage) => drawLane(stage, index, find)),
      (gives || asks) &&
        h(gives ? 'p.life-way' : 'p.life-way.life-way--unknown', [
          gives && [`${gives.text}: `, codeNode(gives.field), ' → ', codeNode(gives.takenAs), ' '],
          asks && linkNode(`/docs/frontier/perguntas#${asks.question}`, asks.label),
        ]),
    ]);
  });
  const key =
    'As setas ligam passos que estão em ordem. Entre chamadas do mesmo passo, a ordem não é conhecida.';
  return h('figure.life', [h('ol.life-line', stages), h('figcaption', key)]);
};

function drawLane(stage: StageKind, index: ContractIndex, find: (id: string) => Guide): MdxElement {
  const { calls: unordered, object } = LANES[stage];
  const { flow = [], webhooks = [] } = index.states[object] ?? {};
  const steps = unordered ? [unordered] : flow.map(({ calls }) => calls);
  const { service = '' } = index.operations[steps[0]?.[0] ?? ''] ?? {};
  const news = new Map(webhooks.map((id) => [find(id).route, find(id)]));
  const journeys = journeysOf(stage).map((id) => readGuide(`frontier/${id}.mdx`));
  return h('div.life-lane', [
    h('p.life-name', [h('strong', STAGES[stage]), ' ', h('span', index.services[service]?.title)]),
    h(
      'ol.life-steps',
      steps.map((calls) =>
        h('li', [
          h(
            'ul.calls',
            calls.map((id) =>
              h('li', [h('span', [linkNode(find(id).route, index.operations[id]?.title)])]),
            ),
          ),
        ]),
      ),
    ),
    h('p.life-more', [
      linkGuides('Jornada', journeys),
      linkGuides('Notificações', [...news.values()]) ||
        h('span', 'Sem notificações: acompanhe por consulta.'),
    ]),
  ]);
}

function linkGuides(label: string, guides: readonly Guide[]): Child {
  const links = guides.map((guide) => linkNode(guide.route, guide.label));
  return links.length > 0 && h('span', [`${label}: `, joinCells(links, ', '), '. ']);
}
