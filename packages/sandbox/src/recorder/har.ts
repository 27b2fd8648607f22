import * as z from 'zod';
import { readData } from '../work/readData.js';
import { Refusal } from '../work/Work.js';
import { attempt } from './values.js';

/** Texts that tools leave out, or write as null. */
const optional = z.string().optional().catch(undefined);
const text = z.string().catch('');

const headers = z.array(z.object({ name: text, value: text })).catch([]);
export type HarHeader = z.output<typeof headers>[number];

const param = z.object({
  name: text,
  value: optional,
  fileName: optional,
  contentType: optional,
  comment: optional,
});
export type HarParam = z.output<typeof param>;

/** A body: its text or its fields; some tools write both. The comment describes one that is not kept. */
const body = z.object({
  mimeType: text,
  text: optional,
  encoding: optional,
  params: z.array(param).optional().catch(undefined),
  comment: optional,
});
export type HarBody = z.output<typeof body>;

const instant = (value: string) => !Number.isNaN(Date.parse(value));

/** The parts of an entry that this package reads. Its status is 0 without a response. */
const entry = z.object({
  startedDateTime: z.string().refine(instant, 'deve ser um instante'),
  time: z.number().min(0).catch(0),
  request: z.object({
    method: z.string(),
    url: z.string().refine(URL.canParse, 'deve ser um endereço completo'),
    headers,
    postData: body.optional().catch(undefined),
  }),
  response: z.object({
    status: z.int().catch(0),
    statusText: text,
    headers,
    content: body.extend({ size: z.number().catch(0) }).catch({ mimeType: '', size: 0 }),
  }),
  comment: optional,
  /** The signature that the recorder found in a delivery: its secret is not in the file. */
  _assinatura: z.record(z.string(), z.string()).optional(),
});

/** One exchange of an HTTP archive (HAR 1.2). */
export type HarEntry = z.output<typeof entry>;

const archive = z.object({ log: z.object({ entries: z.array(entry) }) });

/**
 * Reads an HTTP archive of this package, a browser, newman, mitmproxy or Redocly.
 * @param name the file's name, for errors
 * @returns the entries; of a file that was cut off, those before the cut, and where it is, in Portuguese
 * @throws Error in Portuguese naming the file and its first invalid part, if it is no HTTP archive
 */
export function readHar(text: string, name: string): { entries: HarEntry[]; cut?: string } {
  const given = text.replace(/^\uFEFF/, '');
  const whole = parse(given);
  try {
    const tree = whole ?? parse(`${keepWholeEntries(given)}]}}`);
    const { entries } = readData(archive, tree, 'o conteúdo').log;
    if (whole) return { entries };
    return { entries, cut: `o arquivo está cortado; registros inteiros: ${entries.length}` };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [{ location, problem } = { location: '', problem: '' }] = error.violations;
    throw new Error(`${name}: não é um arquivo HAR: ${location} ${problem}`);
  }
}

const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** The start of a text that ends too early, up to its last whole entry. */
function keepWholeEntries(text: string): string {
  const head = /"entries"\s*:\s*\[/.exec(text);
  let end = head ? head.index + head[0].length : 0;
  let depth = 0;
  let isText = false;
  for (let at = end; at < text.length && depth >= 0; at += 1) {
    const sign = text[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) end = at + 1;
    }
  }
  return text.slice(0, end);
}
