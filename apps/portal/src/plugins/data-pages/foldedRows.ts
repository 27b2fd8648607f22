import { type Child, h, type MdxElement } from '../../shared/mdx/jsxNodes';
import { type Cell, headingNode, paragraphNode } from '../../shared/mdx/tableNodes';

/* Lists of rows that open, by area, below a filter that stays in sight. `client/filterRows` applies the filter. */

interface FoldedArea {
  readonly id: string;
  readonly name: string;
  readonly intro?: Cell;
  readonly rows: readonly MdxElement[];
}

/**
 * The filter, and the areas with their rows. The class `markdown` gives the areas' headings the style of the page's.
 *
 * @param label of the text field.
 * @param chief label of the box that leaves only the chief rows.
 */
export function foldedAreas(
  label: string,
  chief: string,
  areas: readonly FoldedArea[],
): MdxElement[] {
  const field = { name: 'texto', 'aria-label': label, placeholder: label };
  const filter = h('p.fold-filter', [
    h('input.r-input', { type: 'search', ...field }),
    h('select.r-input', { name: 'area', 'aria-label': 'Área' }, [
      h('option', { value: '' }, 'Área'),
      areas.map(({ id, name }) => h('option', { value: id }, name)),
    ]),
    h('label', [h('input', { type: 'checkbox', name: 'principais' }), ` ${chief}`]),
    h('output'),
  ]);
  const sections = areas.map(({ id, intro = [], name, rows }) =>
    h('section.fold-rows.markdown', [
      headingNode(2, id, name),
      intro.length > 0 && paragraphNode(intro),
      rows,
    ]),
  );
  return [filter, ...sections];
}

interface FoldedRow {
  readonly id: string;
  readonly isChief: boolean;
  readonly title: Child;
  readonly mark?: string | undefined;
  readonly content: Child;
}

/**
 * The link to a row is beside its summary: a summary is a button, and a button contains no link. The heading is no
 * Markdown heading: the table of contents lists areas only.
 */
export function rowNode(row: FoldedRow): MdxElement {
  const mark = row.mark !== undefined && h('span.fold-mark', row.mark);
  return h('details.fold-row', { id: row.id, 'data-chief': row.isChief && null }, [
    h('summary', [h('h3', {}, row.title), mark]),
    h('a.hash-link', { href: `#${row.id}`, 'aria-label': `Link direto para ${row.id}` }),
    row.content,
  ]);
}
