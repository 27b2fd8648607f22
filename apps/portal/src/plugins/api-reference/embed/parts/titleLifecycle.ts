import { STAGES as NAMES, type StageKind } from '@frontier/sandbox/stages';
import type { ContractIndex } from '../../../../contracts/buildContractIndex';
import type { EmbeddedPart } from '../../../../contracts/PartRequest';
import { journeysOf } from '../../../../data/stages';
import { findGuides, type Guide, readGuide } from '../../../../shared/findGuides';
import { DOCS } from '../../../../shared/folders';
import { type Child, h, type MdxElement } from '../../../../shared/mdx/jsxNodes';
import { codeNode, joinCells, linkNode } from '../../../../shared/mdx/tableNodes';

/** The calls that act on one object. */
interface Lane {
  readonly kind: StageKind;
  /** Default: the stage's name. */
  readonly name?: string;
  /** Key in `estados.yml`. Its flow is the order of the calls, its webhooks are the notifications. */
  readonly object: string;
  /** operationIds of calls without a known order. */
  readonly calls?: readonly string[];
  /** Default: the journeys of the stage. */
  readonly journeys?: readonly string[];
}

interface LifecycleStage {
  readonly lanes: readonly Lane[];
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
export const STAGES: readonly LifecycleStage[] = [
  {
    lanes: [{ kind: 'registrations', object: 'aprovacao' }],
    gives: { text: 'CNPJ do emissor', field: 'cnpj', takenAs: 'cnpjDoEmissor' },
  },
  {
    lanes: [{ kind: 'requests', object: 'solicitacao' }],
    gives: {
      text: 'Código do instrumento',
      field: 'codigoInstrumentoFinanceiro',
      takenAs: 'codigoInstrumento',
    },
    asks: SAME_CODE,
  },
  {
    lanes: [
      {
        kind: 'offers',
        object: 'ofertaPrimaria',
        calls: ['criarOfertaPrimaria', 'listarOfertasPrimarias', 'aprovarOuReprovarOfertaPrimaria'],
      },
    ],
    asks: { label: 'Quando a operação passa a existir?', question: 'nascimento-da-operacao' },
  },
  {
    lanes: [{ kind: 'operations', object: 'operacao', calls: ['listarOperacoes'] }],
    gives: { text: 'Código da operação', field: 'codigo', takenAs: 'operacaoCodigo' },
    asks: SAME_CODE,
  },
  {
    lanes: [
      {
        kind: 'financial_events',
        object: 'eventoFinanceiro',
        calls: [
          'listarEventosFinanceiros',
          'liquidarEventoFinanceiro',
          'liquidarEventoExtraordinario',
        ],
      },
      {
        kind: 'movements',
        object: 'movimentacao',
        journeys: ['jornadas/compra-e-venda', 'jornadas/transferencias'],
      },
      {
        kind: 'movements',
        name: 'Bloqueios',
        object: 'bloqueio',
        journeys: ['jornadas/bloqueios'],
      },
    ],
  },
];

/**
 * `<TitleLifecycle />`: the life of a title, stages from top to bottom, the calls of each from left to right.
 * `css/site/pictures.css` styles all pictures.
 */
export const titleLifecycle: EmbeddedPart = ({ fail, index }) => {
  const guides = findGuides(DOCS);
  const find = (id: string) => guides.get(id) ?? fail(`no guide shows ${id}.`);
  const stages = STAGES.map(({ asks, gives, lanes }) =>
    h('li.life-stage', [
      lanes.map((lane) => drawLane(lane, index, find)),
      (gives || asks) &&
        h(gives ? 'p.life-way' : 'p.life-way.life-way--unknown', [
          gives && [`${gives.text}: `, codeNode(gives.field), ' → ', codeNode(gives.takenAs), ' '],
          asks && linkNode(`/docs/frontier/perguntas#${asks.question}`, asks.label),
        ]),
    ]),
  );
  const key =
    'As setas ligam passos que estão em ordem. Entre chamadas do mesmo passo, a ordem não é conhecida.';
  return h('figure.life', [h('ol.life-line', stages), h('figcaption', key)]);
};

function drawLane(lane: Lane, index: ContractIndex, find: (id: string) => Guide): MdxElement {
  const { flow = [], webhooks = [] } = index.states[lane.object] ?? {};
  const steps = lane.calls ? [lane.calls] : flow.map(({ calls }) => calls);
  const { service = '' } = index.operations[steps[0]?.[0] ?? ''] ?? {};
  const news = new Map(webhooks.map((id) => [find(id).route, find(id)]));
  const { journeys: ids = journeysOf(lane.kind), name = NAMES[lane.kind] } = lane;
  const journeys = ids.map((id) => readGuide(DOCS, `frontier/${id}.mdx`));
  return h('div.life-lane', [
    h('p.life-name', [h('strong', name), ' ', h('span', index.services[service]?.title)]),
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
