import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import * as z from 'zod';
import { id, readDataFile, record, text } from '../../shared/dataFile';
import { blockNode, inlineNode } from '../../shared/mdx/jsxNodes';
import { parseInline, plainText } from '../../shared/mdx/plainText';
import { headingNode, joinCells, linkNode } from '../../shared/mdx/tableNodes';
import { type DataPage, findSection, findStep } from './DataPage';
import type { GoLiveOptions } from './options';
import { type Columns, downloadNodes, empty, spreadsheet } from './spreadsheet';

/** One thing to check. Texts are Markdown of one paragraph. */
const item = record({
  id: id(/^[A-Z]{3}-\d\d$/, 'END-01'),
  /** Whether nobody should start without it, as our advice. */
  essential: z.boolean().default(false),
  /** What must be so. */
  check: text,
  /** What goes wrong without it. */
  why: text,
  /** What shows that it is so. */
  evidence: text,
});
type Item = z.output<typeof item>;

/** One subject, whose id is the anchor of its heading. */
const area = record({ id: text, name: text, items: z.array(item) });
type Area = z.output<typeof area>;

const areas = z.array(area);

const COLUMNS: Columns<Item & { readonly area: string }> = {
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

/** What to check before an integration goes live: `<GoLiveChecklist />` and a spreadsheet. */
export function goLivePage({ csv, file }: GoLiveOptions): DataPage {
  const readAreas = () => readDataFile(file, areas);
  const readItems = () =>
    readAreas().flatMap(({ items, name }) => items.map((item) => ({ ...item, area: name })));
  return {
    watched: [file],
    elements: [
      {
        name: 'GoLiveChecklist',
        show() {
          const items = readItems();
          const essentials = items.filter(({ essential }) => essential);
          const amount = `${essentials.length} ${essentials.length === 1 ? 'essencial' : 'essenciais'}`;
          const links = essentials.map((item) => linkNode(`#${item.id}`, item.id));
          return [
            blockNode(
              'p',
              {},
              downloadNodes(csv, 'Baixar a lista em CSV', `${items.length} itens, ${amount}, `),
            ),
            blockNode('p', {}, ['Os essenciais: ', ...joinCells(links, ', '), '.']),
            ...readAreas().flatMap(showArea),
          ];
        },
        find: () => readAreas().flatMap(findArea),
      },
    ],
    published: spreadsheet(csv, COLUMNS, readItems),
  };
}

function showArea({ id: anchor, items, name }: Area): RootContent[] {
  return [
    headingNode(3, anchor, name),
    blockNode('ul', { className: 'checklist' }, items.map(showItem)),
  ];
}

function showItem({ check, essential, evidence, id: number, why }: Item): MdxJsxFlowElement {
  return blockNode('li', { id: number }, [
    blockNode('p', {}, [
      inlineNode('span', { className: 'checklist-id' }, [number]),
      ' ',
      ...(essential
        ? [inlineNode('strong', { className: 'checklist-essential' }, ['essencial']), ' ']
        : []),
      ...parseInline(check),
    ]),
    blockNode('p', { className: 'checklist-note' }, [
      ...parseInline(why),
      ' ',
      inlineNode('strong', {}, ['Prova:']),
      ' ',
      ...parseInline(evidence),
    ]),
  ]);
}

function findArea({ id: anchor, items, name }: Area) {
  return [
    findSection(anchor, name),
    ...items.map(({ check, evidence, id: number, why }) =>
      findStep(number, plainText(check), `${plainText(why)} Prova: ${plainText(evidence)}`),
    ),
  ];
}
