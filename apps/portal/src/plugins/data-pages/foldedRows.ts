import { type Child, h, type MdxElement } from '../../shared/mdx/jsxNodes';
import { type Cell, headingNode, paragraphNode } from '../../shared/mdx/tableNodes';

/* Lists of rows that open, by area, below a filter that stays in sight. `client/filterRows` applies the filter. */

interface RowFilter {
  /** Name of the text field. */
  readonly label: string;
  /** Areas to choose one from. */
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  /** Label of the box that leaves only the chief rows. */
  readonly chief: string;
}

/** The filter. It precedes the areas of its rows. */
export function filterNode({ areas, chief, label }: RowFilter): MdxElement {
  const field = { name: 'texto', 'aria-label': label, placeholder: label };
  return h('p.fold-filter', [
    h('input.r-input', { type: 'search', ...field }),
    h('select.r-input', { name: 'area', 'aria-label': 'Área' }, [
      h('option', { value: '' }, 'Área'),
      areas.map(({ id, name }) => h('option', { value: id }, name)),
    ]),
    h('label', [h('input', { type: 'checkbox', name: 'principais' }), ` ${chief}`]),
    h('output'),
  ]);
}

/** An area of rows. The class `markdown` gives its heading the style of the page's. */
export function areaNode(
  { id, intro, name }: { readonly id: string; readonly intro: Cell; readonly name: string },
  rows: readonly MdxElement[],
): MdxElement {
  return h('section.fold-rows.markdown', [
    headingNode(2, id, name),
    intro.length > 0 && paragraphNode(intro),
    rows,
  ]);
}

interface FoldedRow {
  readonly id: string;
  readonly isChief: boolean;
  readonly title: Child;
  readonly mark?: string | undefined;
  readonly content: Child;
}

/**
 * A row that opens. The link to it is beside its summary, because a summary is a button, which contains no link. Its
 * heading is no Markdown heading: the table of contents lists areas only.
 */
export function rowNode(row: FoldedRow): MdxElement {
  const mark = row.mark !== undefined && h('span.fold-mark', row.mark);
  return h('details.fold-row', { id: row.id, 'data-chief': row.isChief && null }, [
    h('summary', [h('h3', {}, row.title), mark]),
    h('a.hash-link', { href: `#${row.id}`, 'aria-label': `Link direto para ${row.id}` }),
    row.content,
  ]);
}
