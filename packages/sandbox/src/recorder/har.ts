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

/** The lines before and after the entries, each of which is a line: a file that was cut off still has the others. */
export function writeHead(version: string): string {
  const creator = JSON.stringify({ name: 'frontier-sandbox record', version });
  return `{"log":{"version":"1.2","creator":${creator},"entries":[`;
}

export const TAIL = '\n]}}\n';

/**
 * Reads the entries of an HTTP archive of this package, a browser, newman, mitmproxy or Redocly. Of a file of this
 * package that was cut off, it reads the entries before the cut.
 * @param name the file's name, for errors
 * @throws Error in Portuguese naming the file, if it is no HTTP archive
 */
export function readHar(text: string, name: string): HarEntry[] {
  const all = parseOrCut(text.replace(/^\uFEFF/, ''));
  const log = isFields(all) && isFields(all.log) ? all.log : {};
  if (!Array.isArray(log.entries)) {
    throw new Error(`${name}: não é um arquivo HAR: falta log.entries`);
  }
  const odd = log.entries.findIndex(
    (one) =>
      !isFields(one) ||
      !isFields(one.request) ||
      !isFields(one.response) ||
      !URL.canParse(String(one.request.url)) ||
      Number.isNaN(Date.parse(String(one.startedDateTime))),
  );
  if (odd < 0) return log.entries;
  const problem = 'falta request, response, um url completo ou startedDateTime';
  throw new Error(`${name}: log.entries[${odd}]: ${problem}`);
}

function parseOrCut(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const [head = '', ...lines] = text.split('\n');
    const whole = lines.flatMap((line) => {
      try {
        return [JSON.parse(line.replace(/^,/, '')) as unknown];
      } catch {
        return [];
      }
    });
    return head.endsWith('"entries":[') ? { log: { entries: whole } } : undefined;
  }
}
