/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in `html`: lists are joined, `undefined` and `null` are left out. */
export type Part = Markup | string | number | undefined | null | readonly Part[];

/** HTML of a template: its values are escaped, unless they came from `html` itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(texts.map((text, place) => text + write(parts[place])).join(''));
}

function write(part: Part): string {
  if (part === undefined || part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

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
  /** Which rows are shown where there are too many; the last if not said. */
  keep?: 'first';
  /** Headings, with what each row shows under them. */
  columns: Readonly<Record<string, (row: Row) => Part>>;
}

/** A section as HTML: its title, and a table that scrolls by itself where it is too wide. */
export function writeSection<Row>(section: Section<Row>): Markup {
  const { id, title, empty, rows, keep, columns } = section;
  const shown = keep === 'first' ? rows.slice(0, SHOWN) : rows.slice(-SHOWN);
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

/** The page's only stylesheet, in both colour modes. */
export const styles = `
:root { color-scheme: light dark; --bg: #f6f8fb; --card: #fff; --line: #d9e1ea; --text: #152131; --muted: #4d5c70;
  --link: #1b57c4; --ok: #0d6539; --ok-bg: #e5f4ec; --warn: #7f4600; --warn-bg: #fdf1da; --bad: #a8201a;
  --bad-bg: #fcebe9; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1721; --card: #172231; --line: #2c3a4c; --text: #e6edf5;
  --muted: #a5b4c6; --link: #8ab4f8; --ok: #7fd6a6; --ok-bg: #123524; --warn: #f1c078; --warn-bg: #3b2a0d;
  --bad: #f5a49f; --bad-bg: #43191a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 84rem; margin: auto; padding: 1rem clamp(1rem, 4vw, 2rem); }
header { padding-top: 1.75rem; padding-bottom: 0; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.muted, .count { color: var(--muted); font-weight: 400; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
.bar .refresh { padding: .375rem .875rem; border-radius: .5rem; background: var(--link); color: var(--bg);
  text-decoration: none; font-weight: 600; }
.refresh:hover { text-decoration: underline; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }
nav a { display: block; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card);
  text-decoration: none; font-size: .875rem; }
nav a:hover { border-color: var(--link); }
section { margin: 0 0 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.scroll { overflow-x: auto; margin-top: .5rem; }
table { border-collapse: collapse; width: 100%; min-width: 52rem; font-size: .875rem; }
th, td { padding: .375rem .75rem .375rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
th { color: var(--muted); font-weight: 600; white-space: nowrap; }
td { max-width: 30rem; overflow-wrap: break-word; }
time, .number { white-space: nowrap; font-variant-numeric: tabular-nums; }
code { font: .8125rem/1.5 ui-monospace, monospace; }
.tag { display: inline-block; padding: 0 .5rem; border-radius: 1rem; white-space: nowrap; }
.ok { color: var(--ok); background: var(--ok-bg); }
.warn { color: var(--warn); background: var(--warn-bg); }
.bad { color: var(--bad); background: var(--bad-bg); }
@media (max-width: 40rem) {
  table { min-width: 0; }
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  td { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .5rem; max-width: none; padding: .125rem 0;
    border: 0; overflow-wrap: anywhere; }
  td:has(> span:empty) { display: none; }
  td::before { content: attr(data-label); color: var(--muted); }
}
`;
