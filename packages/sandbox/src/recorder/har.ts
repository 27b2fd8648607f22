import { decodeBase64 } from 'hono/utils/encode';
import * as z from 'zod';
import { parseForm } from '../server/parseForm.js';
import { readData } from '../work/readData.js';
import { attempt, type Refusal } from '../work/Work.js';
import { NO_ORIGIN } from './values.js';

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
export type HarParam = z.output<typeof param> & { bytes?: Uint8Array };

/** A body: its text or its fields; some tools write both. The comment describes one that is not kept. */
const body = z.object({
  mimeType: text,
  text: optional,
  encoding: optional,
  params: z.array(param).optional().catch(undefined),
  comment: optional,
});
export type HarBody = z.output<typeof body> & { bytes?: Uint8Array<ArrayBuffer> };

const instant = (value: string) => !Number.isNaN(Date.parse(value));

const response = z.object({
  /** 0 without a response, for which some tools write -1. */
  status: z.int().min(0).catch(0),
  statusText: text,
  headers,
  /** A negative size is unknown. */
  content: body.extend({ size: z.number().catch(-1) }).catch({ mimeType: '', size: -1 }),
});

/** The parts of an entry that this package reads. */
const entry = z.object({
  startedDateTime: z.string().refine(instant, 'deve ser um instante'),
  time: z.number().min(0).catch(0),
  request: z.object({
    method: z.string().toUpperCase(),
    /** Some tools leave out the scheme, or the host. */
    url: z.string().refine((url) => URL.canParse(url, NO_ORIGIN), 'deve ser um endereço'),
    headers,
    postData: body.optional().catch(undefined),
  }),
  response: response.catch(response.parse({})),
  comment: optional,
  /** The signature that the recorder found in a delivery: its secret is not in the file. */
  _assinatura: z.record(z.string(), z.string()).optional(),
  /** Whether one character of the token differs from a token that was seen before, which the marks do not show. */
  _caractereTrocado: z.boolean().optional(),
});

/** One exchange of an HTTP archive (HAR 1.2). */
export type HarEntry = z.output<typeof entry>;

const archive = z.object({ log: z.object({ entries: z.array(entry) }) });

/**
 * Reads an HTTP archive of this package, a browser, mitmproxy or Redocly.
 * @returns the entries; of a recording that was cut off, those before the cut, and how many, in Portuguese
 * @throws Error in Portuguese naming the file and its first invalid part, if it is no HTTP archive
 */
export function readHar(text: string, name: string): { entries: HarEntry[]; cut?: string } {
  const given = text.replace(/^\uFEFF/, '');
  const whole = parse(given);
  // The recorder writes each entry as a line.
  const tree = whole ?? parse(`${given.slice(0, given.lastIndexOf('\n'))}]}}`);
  try {
    const { entries } = readData(archive, tree, 'o conteúdo').log;
    if (whole) return { entries };
    return { entries, cut: `o arquivo está cortado; registros inteiros: ${entries.length}` };
  } catch (error) {
    const [first] = (error as Refusal).violations;
    throw new Error(
      `o arquivo ${name} não é uma gravação em HAR, ou está cortado: ${first?.location} ${first?.problem}; escolha a que o navegador exportou ou que record gravou`,
    );
  }
}

/** The bytes of a body; none if its base64 is invalid. */
export function bytesOf({ bytes, encoding, text = '' }: HarBody): Uint8Array<ArrayBuffer> {
  if (bytes) return bytes;
  if (encoding !== 'base64') return new TextEncoder().encode(text);
  return attempt(() => decodeBase64(text)) ?? new Uint8Array();
}

/** The fields of a form, with the bytes of its files if it is a text; none of another body. */
export function readForm(body: HarBody): HarParam[] {
  const { mimeType, params = [] } = body;
  const [, boundary = ''] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(mimeType) ?? [];
  // Some tools write a form as its fields and as its text.
  if (params.length > 0 || boundary === '') return params;
  const parts = attempt(() => parseForm(bytesOf(body), boundary)) ?? [];
  return parts.map(({ file, name, text }) =>
    file
      ? { name, fileName: text, contentType: file.mediaType, bytes: file.bytes }
      : { name, value: text },
  );
}

const parse = (text: string): unknown => attempt(() => JSON.parse(text));
