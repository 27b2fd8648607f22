import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HarBody, HarHeader } from '../recorder/har.js';
import type { ProvedStep } from '../recorder/matchSteps.js';
import type { RecordedExchange, Traffic } from '../recorder/Traffic.js';
import { textAt } from '../recorder/values.js';
import { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';

const HEAD = ['Passo', 'Ação', 'Resultado', 'Chamada', 'Código', 'Instante (UTC)', 'Hash'];
const FINAL = 'SHA-256 do arquivo até esta linha: ';

/**
 * Writes the evidence of steps as a page without scripts and as CSV. Each exchange has the hash of its text and of the
 * hash before, and the last line that of the file. Secrets and persons are masked.
 */
export function writeEvidence(steps: readonly ProvedStep[], traffic: Traffic) {
  const masker = new Masker();
  const hashes = new Map<unknown, string>();
  let last = '';
  const proofs = steps.flatMap(({ proof }) => (proof ? [proof] : []));
  const exchanges = proofs
    .sort((one, other) => one.begun - other.begun)
    .map((proof) => {
      const text = `${html`${printExchange(proof, masker)}`}`;
      last = hash('sha256', `${last}\n${text}`);
      hashes.set(proof, last);
      return html`<pre id="${last}">${raw(text)}</pre>\n<p>Hash: ${last}</p>\n`;
    });
  const rows = steps.map((one) => [...describeStep(one, traffic), hashes.get(one.proof) ?? '']);
  const gaps = traffic.gaps.map((gap) => gap.join(': '));
  const notes = [`${countProved(steps)} passos com prova`, ...gaps];
  const title = 'Evidências da homologação';
  const page = `${html`<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
td, th { border: 1px solid #999; padding: 0.3em 0.5em; text-align: left; vertical-align: top; }
th { overflow-wrap: normal; }
td:first-child { font-weight: bold; white-space: nowrap; }
td:nth-child(2) { min-width: 10rem; }
pre { white-space: pre-wrap; border: 1px solid #999; padding: 0.5em; }
tr, p { break-inside: avoid; }
@media screen and (max-width: 48rem) {
thead, td:empty { display: none; }
tr, td { display: block; padding: 0; border: 0; }
tr { padding: 0.5em 0; border-bottom: 1px solid #999; }
}
</style>
<h1>${title}</h1>
<p>${notes.join('. ')}. Os segredos e os dados de pessoas estão mascarados.</p>
<table>
<thead><tr>${HEAD.map((name) => html`<th>${name}</th>`)}</tr></thead>
${rows.map(writeRow)}
</table>
<h2>Chamadas</h2>
<p>O hash de cada chamada é o SHA-256 do hash anterior, de uma quebra de linha e do texto. Confira com frontier-sandbox evidence --verify.</p>
${exchanges}
</html>
`}`;
  return { page: `${page}<!-- ${FINAL}${hash('sha256', page)} -->\n`, csv: writeCsv(rows) };
}

/** The number of steps with all their proofs, of all. */
export function countProved(steps: readonly ProvedStep[]): string {
  const unproved = new Set(steps.flatMap(({ proof, step }) => (proof ? [] : [step.id])));
  const all = new Set(steps.map(({ step }) => step.id));
  return `${all.size - unproved.size} de ${all.size}`;
}

function writeRow(cells: readonly string[]) {
  const id = cells.at(-1);
  const link = id && html`<a href="#${id}">${id.slice(0, 12)}</a>`;
  return html`<tr>${[...cells.slice(0, -1), link].map((cell) => html`<td>${cell}</td>`)}</tr>\n`;
}

function printExchange(proof: RecordedExchange, masker: Masker): string {
  const { entry, source } = proof;
  const { request, response } = maskEntry(entry, masker, !('operation' in proof));
  return [
    `${source}, ${entry.startedDateTime}, ${Math.round(entry.time)} ms`,
    `${request.method} ${request.url}`,
    ...printMessage(request.headers, request.postData),
    '',
    `${response.status} ${response.statusText}`,
    ...printMessage(response.headers, response.content),
  ].join('\n');
}

/** A body is its text, its fields as JSON, or its description. */
function printMessage(headers: readonly HarHeader[], body?: HarBody): string[] {
  const { comment = '', params, text = comment } = body ?? {};
  const lines = headers.map(({ name, value }) => `${name}: ${value}`);
  return [...lines, '', params ? JSON.stringify(params) : text];
}

function describeStep({ found, notification = '', proof, step }: ProvedStep, traffic: Traffic) {
  const start = [step.id, step.action.replace(/\[([^\]]*)\]\([^)]*\)|`/g, '$1')];
  if (!proof) {
    const count = traffic.calls.filter(({ id }) => id === step.operation).length;
    const unfit = count > 0 ? `; chamadas que não servem: ${count}` : '';
    const note = found.length > 0 ? '; repita a chamada: a gravada prova outro passo' : unfit;
    return [...start, `sem prova${note}`, notification, '', ''];
  }
  const isCall = 'operation' in proof;
  const [first] = isCall ? traffic.findViolations(proof) : [];
  const fault = first ? `; fora do contrato: ${first.location} ${first.problem}` : '';
  const call = isCall ? proof.operation.summary : textAt(proof.sent, 'eventType');
  const instant = new Date(proof.begun).toISOString();
  return [...start, `com prova${fault}`, call, `${proof.status}`, instant];
}

/** Recomputes the chain of a page. @returns the changed part, in Portuguese; `undefined` if there is none */
export function findChange(page: string): string | undefined {
  let last = '';
  for (const [, id = '', text = '', link] of page.matchAll(
    /<pre id="([^"]*)">([^<]*)<\/pre>\n<p>Hash: ([^<]*)<\/p>/g,
  )) {
    last = hash('sha256', `${last}\n${text}`);
    if (last !== id || last !== link) return `a chamada ${text.split(',', 1)[0]} foi alterada`;
  }
  const at = page.lastIndexOf(`<!-- ${FINAL}`);
  const end = `<!-- ${FINAL}${hash('sha256', page.slice(0, Math.max(0, at)))} -->\n`;
  return at >= 0 && page.slice(at) === end ? undefined : 'não é a página original; gere-a de novo';
}

function writeCsv(rows: readonly string[][]): string {
  // A cell that begins with a sign of a formula would run in a spreadsheet.
  const write = (cell: string) => `"${cell.replace(/^[=+@\-\t\r]/, "'$&").replaceAll('"', '""')}"`;
  return `\uFEFF${[HEAD, ...rows].map((cells) => cells.map(write).join(';')).join('\r\n')}\r\n`;
}
