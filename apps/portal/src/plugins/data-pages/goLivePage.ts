import * as z from 'zod';
import { id, readDataFile, record, text } from '../../shared/dataFile';
import type { Columns } from '../../shared/formatCsv';
import { factsNode, h, type MdxElement } from '../../shared/mdx/jsxNodes';
import { parseInline, plainText } from '../../shared/mdx/plainText';
import { joinCells } from '../../shared/mdx/tableNodes';
import {
  type DataPage,
  downloadNodes,
  empty,
  findSection,
  findStep,
  spreadsheet,
} from './DataPage';
import { foldedAreas, rowNode } from './foldedRows';
import type { DataPages } from './options';

/** Texts are Markdown of one paragraph. */
const item = record({
  id: id(/^[A-Z]{3}-\d\d$/, 'END-01'),
  /** Whether we advise against going live without it. */
  essential: z.boolean().default(false),
  check: text,
  /** The consequence of skipping it. */
  why: text,
  evidence: text,
});
type ChecklistItem = z.output<typeof item>;

/** One area. Its id is the anchor of its heading. */
const area = record({ id: text, name: text, items: z.array(item) });
type ChecklistArea = z.output<typeof area>;

const checklist = z.array(area);

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
  const readAreas = () => readDataFile(file, checklist);
  const readItems = () =>
    readAreas().flatMap(({ items, name }) => items.map((item) => ({ ...item, area: name })));
  return {
    elements: {
      GoLiveChecklist: {
        build() {
          const areas = readAreas();
          const items = readItems();
          const essentials = items.filter(({ essential }) => essential);
          const amount = `${essentials.length} ${essentials.length === 1 ? 'essencial' : 'essenciais'}`;
          return [
            h('p', [
              downloadNodes(csv, 'Baixar a lista em CSV', `${items.length} itens, ${amount}, `),
            ]),
            ...foldedAreas(
              'Filtrar os itens',
              'Só os essenciais',
              areas.map((area) => ({ ...area, rows: area.items.map(itemRow) })),
            ),
          ];
        },
        find: () => readAreas().flatMap(findGoLiveArea),
      },
    },
    files: () => [spreadsheet(csv, COLUMNS, readItems)],
  };
}

/** The summary of a row contains no link, so the links of the condition are in its content. */
function itemRow({ check, essential, evidence, id: anchor, why }: ChecklistItem): MdxElement {
  const links = parseInline(check).flatMap((node) => (node.type === 'link' ? [[node]] : []));
  return rowNode({
    id: anchor,
    isChief: essential,
    title: [h('span.steps-number', anchor), ' ', plainText(check)],
    mark: essential ? 'essencial' : undefined,
    content: factsNode([
      ['Por que', parseInline(why)],
      ['Prova', parseInline(evidence)],
      ['Veja', joinCells(links, ' · ')],
    ]),
  });
}

function findGoLiveArea({ id: anchor, items, name }: ChecklistArea) {
  return [
    findSection(anchor, name),
    ...items.map(({ check, evidence, id: number, why }) =>
      findStep(number, plainText(check), `${why} Prova: ${evidence}`),
    ),
  ];
}
