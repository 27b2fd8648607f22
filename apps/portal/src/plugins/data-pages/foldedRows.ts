import { type Child, h, type MdxElement } from '../../shared/mdx/jsxNodes';
import { type Cell, headingNode, paragraphNode } from '../../shared/mdx/tableNodes';

/* Lists of rows that open, by area, below a filter that stays in sight. `client/filterRows` applies the filter. */

interface RowFilter {
  /** Name of the text field. */
  readonly label: string;
  readonly choices: readonly RowChoice[];
  /** Label of the box that leaves only the chief rows. */
  readonly chief: string;
}

interface RowChoice {
  /** Name of the rows' attribute `data-<name>`; `area` compares the rows' area instead. */
  readonly name: string;
  /** Name of the choice, and the option that leaves all rows. */
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** The choice of one area. */
export function areaChoice(
  areas: readonly { readonly id: string; readonly name: string }[],
): RowChoice {
  return {
    name: 'area',
    label: 'Área',
    options: areas.map(({ id, name }) => [id, name]),
  };
}

/** The filter. It precedes the areas of its rows. */
export function filterNode({ chief, choices, label }: RowFilter): MdxElement {
  const field = { name: 'texto', 'aria-label': label, placeholder: label };
  return h('p.fold-filter', [
    h('input.r-input', { type: 'search', ...field }),
    choices.map(({ label: name, name: key, options }) =>
      h('select.r-input', { name: key, 'aria-label': name }, [
        h('option', { value: '' }, name),
        options.map(([value, text]) => h('option', { value }, text)),
      ]),
    ),
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
  /** The row's values by name of a choice. A row without values for a choice is shown for each of them. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly title: Child;
  readonly mark?: string | undefined;
  readonly content: Child;
}

/**
 * A row that opens. The link to it is beside its summary, because a summary is a button, which contains no link. Its
 * heading is no Markdown heading: the table of contents lists areas only.
 */
export function rowNode(row: FoldedRow): MdxElement {
  const values = Object.entries(row.values ?? {}).filter(([, own]) => own.length > 0);
  const attributes = {
    ...(row.isChief && { 'data-chief': null }),
    ...Object.fromEntries(values.map(([name, own]) => [`data-${name}`, own.join(' ')])),
  };
  const mark = row.mark !== undefined && h('span.fold-mark', row.mark);
  return h('details.fold-row', { id: row.id, ...attributes }, [
    h('summary', [h('h3', {}, row.title), mark]),
    h('a.hash-link', { href: `#${row.id}`, 'aria-label': `Link direto para ${row.id}` }),
    row.content,
  ]);
}
