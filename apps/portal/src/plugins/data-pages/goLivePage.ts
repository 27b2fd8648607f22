import type { RootContent } from 'mdast';
import * as z from 'zod';
import { id, readDataFile, record, text } from '../../shared/dataFile';
import type { Columns } from '../../shared/formatCsv';
import { h, themedNode } from '../../shared/mdx/jsxNodes';
import { parseInline, plainText } from '../../shared/mdx/plainText';
import { headingNode, joinCells, linkNode } from '../../shared/mdx/tableNodes';
import {
  type DataPage,
  downloadNodes,
  empty,
  findSection,
  findStep,
  spreadsheet,
} from './DataPage';
import type { DataPages } from './options';

/** One checklist item. Texts are Markdown of one paragraph. */
const item = record({
  id: id(/^[A-Z]{3}-\d\d$/, 'END-01'),
  /** Whether we advise against going live without it. */
  essential: z.boolean().default(false),
  /** The condition to check. */
  check: text,
  /** The consequence of skipping it. */
  why: text,
  /** The proof that the condition holds. */
  evidence: text,
});
type ChecklistItem = z.output<typeof item>;

/** One area. Its id is the anchor of its heading. */
const area = record({ id: text, name: text, items: z.array(item) });
type ChecklistArea = z.output<typeof area>;

const areas = z.array(area);

const COLUMNS: Columns<ChecklistItem & { readonly area: string }> = {
  item: (item) => item.id,
  essencial: ({ essential }) => (essential ? 'sim' : 'não'),
  area: ({ area }) => area,
  conferir: ({ check }) => plainText(check),
  por_que: ({ why }) => plainText(why),
  prova: ({ evidence }) => plainText(evidence),
  feito: empty,
  data: empty,
  responsavel: empty,
};

/** The checklist before an integration goes live: `<GoLiveChecklist />` and a spreadsheet. */
export function goLivePage({ csv, file }: DataPages['goLive']): DataPage {
  const readAreas = () => readDataFile(file, areas);
  const readItems = () =>
    readAreas().flatMap(({ items, name }) => items.map((item) => ({ ...item, area: name })));
  return {
    elements: {
      GoLiveChecklist: {
        build() {
          const items = readItems();
          const essentials = items.filter(({ essential }) => essential);
          const amount = `${essentials.length} ${essentials.length === 1 ? 'essencial' : 'essenciais'}`;
          const links = essentials.map((item) => linkNode(`#${item.id}`, item.id));
          return [
            h('p', [
              downloadNodes(csv, 'Baixar a lista em CSV', `${items.length} itens, ${amount}, `),
            ]),
            h('p', ['Os essenciais: ', joinCells(links, ', '), '.']),
            ...readAreas().flatMap(showArea),
          ];
        },
        find: () => readAreas().flatMap(findArea),
      },
    },
    files: () => [spreadsheet(csv, COLUMNS, readItems)],
  };
}

function showArea({ id: anchor, items, name }: ChecklistArea): RootContent[] {
  return [headingNode(3, anchor, name), h('ul.checklist', items.map(showItem))];
}

/** Uses the theme's `li`, which registers its id for the check of links. */
function showItem({ check, essential, evidence, id, why }: ChecklistItem) {
  const mark = h('strong.checklist-essential', 'essencial');
  return themedNode('li', { id }, [
    h('p', [h('span.checklist-id', id), ' ', essential && [mark, ' '], parseInline(check)]),
    h('p.checklist-note', [
      parseInline(why),
      ' ',
      h('strong', 'Prova:'),
      ' ',
      parseInline(evidence),
    ]),
  ]);
}

function findArea({ id: anchor, items, name }: ChecklistArea) {
  return [
    findSection(anchor, name),
    ...items.map(({ check, evidence, id: number, why }) =>
      findStep(number, plainText(check), `${plainText(why)} Prova: ${plainText(evidence)}`),
    ),
  ];
}
