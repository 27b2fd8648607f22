import type { Entry, Param, PostDataCommon, Request } from 'har-format';
import { isFields } from '../exact/exactJson.js';

/** The body of a request: its text or its fields; some tools write both. */
export type HarBody = PostDataCommon & { text?: string; params?: Param[] };

/** One exchange of an HTTP archive (HAR 1.2). Its status is 0 without a response. */
export interface HarEntry extends Omit<Entry, 'request'> {
  request: Omit<Request, 'postData'> & { postData?: HarBody };
  /** The signature that the recorder found in a delivery: its secret is not in the file. */
  _assinatura?: Readonly<Record<string, string>>;
}

/** The text before and after the entries. */
export function writeHead(version: string): string {
  const creator = JSON.stringify({ name: 'frontier-sandbox record', version });
  return `{"log":{"version":"1.2","creator":${creator},"entries":[`;
}

export const TAIL = '\n]}}\n';

/**
 * Reads an HTTP archive of this package, a browser, newman, mitmproxy or Redocly.
 * @param name the file's name, for errors
 * @returns the entries; of a file that was cut off, those before the cut, and where it is, in Portuguese
 * @throws Error in Portuguese naming the file, if it is no HTTP archive
 */
export function readHar(text: string, name: string): { entries: HarEntry[]; cut?: string } {
  const given = text.replace(/^\uFEFF/, '');
  const whole = parseEntries(given);
  const { cut, start = '' } = whole ? {} : findCut(given);
  const entries = whole ?? parseEntries(`${start}]}}`);
  if (!entries) throw new Error(`${name}: não é um arquivo HAR: falta log.entries`);
  const odd = entries.findIndex(
    (one) =>
      !isFields(one) ||
      !isFields(one.request) ||
      !isFields(one.response) ||
      !URL.canParse(String(one.request.url)) ||
      Number.isNaN(Date.parse(String(one.startedDateTime))),
  );
  if (odd < 0) return { entries: entries as HarEntry[], ...(cut !== undefined && { cut }) };
  const problem = 'falta request, response, um url completo ou startedDateTime';
  throw new Error(`${name}: log.entries[${odd}]: ${problem}`);
}

function parseEntries(text: string): unknown[] | undefined {
  try {
    const all: unknown = JSON.parse(text);
    const entries = isFields(all) && isFields(all.log) ? all.log.entries : undefined;
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

/** Finds where a text ends too early, and its start up to the last whole entry. */
function findCut(text: string): { start?: string; cut?: string } {
  const head = /"entries"\s*:\s*\[/.exec(text);
  if (!head) return {};
  let end = head.index + head[0].length;
  let count = 0;
  let depth = 0;
  let isText = false;
  for (let at = end; at < text.length && depth >= 0; at += 1) {
    const sign = text[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth !== 0) continue;
      end = at + 1;
      count += 1;
    }
  }
  const cut = depth > 0 ? `no meio do registro ${count + 1}` : `depois do registro ${count}`;
  return {
    start: text.slice(0, end),
    cut: `o arquivo termina ${cut}. Registros lidos: ${count}`,
  };
}
