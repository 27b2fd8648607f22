import { html, type Markup, type Part } from './markup.js';

/** Rows that a table shows, so that the page stays light. */
const SHOWN = 100;

/** A section of the page. */
export interface Section<Row> {
  /** Its anchor. */
  id: string;
  title: string;
  /** What stands there while there is nothing. */
  empty: string;
  rows: readonly Row[];
  /** Which rows matter most where there are too many. */
  keep: 'first' | 'last';
  /** Headings, with what each row shows under them. */
  columns: Readonly<Record<string, (row: Row) => Part>>;
}

/** A section as HTML: its title, and a table that scrolls by itself where it is too wide. */
export function writeSection<Row>(section: Section<Row>): Markup {
  const { id, title, empty, rows, keep, columns } = section;
  const shown = keep === 'last' ? rows.slice(-SHOWN) : rows.slice(0, SHOWN);
  const cut = shown.length < rows.length && html`<p class="muted">Só ${SHOWN} aparecem aqui.</p>`;
  const table = html`<div class="scroll" role="region" aria-labelledby="${id}-t" tabindex="0"><table>
<thead><tr>${Object.keys(columns).map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${shown.map(
    (
      row,
    ) => html`<tr>${Object.entries(columns).map(([name, show]) => html`<td data-label="${name}"><span>${show(row)}</span></td>`)}</tr>
`,
  )}</tbody></table></div>`;
  return html`<section id="${id}"><h2 id="${id}-t">${title} <span class="count">${rows.length}</span></h2>
${cut || undefined}${rows.length > 0 ? table : html`<p class="muted">${empty}</p>`}</section>
`;
}

/** A state, coloured by whether it ended well, badly or not yet. */
export function tag(state: string): Markup {
  const kind = /sem resposta|REPROV|Reprov|Cancel|FAILED|INADIMPL|^5|^4/.test(state)
    ? 'bad'
    : /^(2|Aprovado|CONCLUIDA|EMITIDO|Liquidada|SUCCESS)/.test(state)
      ? 'ok'
      : 'warn';
  return html`<span class="tag ${kind}">${state}</span>`;
}

/** An instant, to the second, in UTC. */
export function instant(at: Date): Markup {
  return html`<time>${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;
}

/** The time of day, to the second, in UTC. */
export function time(at: Date): Markup {
  return html`<time>${at.toISOString().slice(11, 19)}</time>`;
}

/** An identifier, or another value that a program would send. */
export function code(value: string | null): Part {
  return value === null ? undefined : html`<code>${value}</code>`;
}

/** A text in which names of parameters stand between backticks. */
export function prose(text: string): Part {
  return text.split('`').map((piece, place) => (place % 2 === 1 ? code(piece) : piece));
}

/** A number with thousands apart. */
export function quantity(text: string): Markup {
  const [whole = '', places = ''] = text.replace(/(\.\d*?)0+$/, '$1').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return html`<span class="number">${places === '' ? grouped : `${grouped},${places}`}</span>`;
}
