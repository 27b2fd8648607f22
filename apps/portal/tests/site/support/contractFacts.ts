import { ASSUMPTION_MARK } from '@frontier/openapi';
import { repeatsValue, withoutName } from '@frontier/reference';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';

/** A statement of a contract that a page must show. */
interface Fact {
  /** Place in the contract, as a path of names. */
  readonly at: string;
  readonly text: string;
}

export interface OperationFacts {
  readonly id: string;
  readonly facts: readonly Fact[];
}

type Json = Readonly<Record<string, unknown>>;

/** Keywords with a single value. */
const VALUES = ['default', 'const', 'minimum', 'maximum', 'minLength', 'maxLength', 'maxItems'];
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'];
/** A first sentence of up to this length may be omitted if its words appear above it. */
const START = /^.{1,80}?(?:\.(?=\s|$)|$)\s*/;
/** A mark of our assumption in Markdown. Pages show it as a button. */
const MARK = new RegExp(`\\[${ASSUMPTION_MARK}\\]\\(\\S+?#([\\w-]+)\\)`, 'g');
const markdown = unified().use(remarkParse).use(remarkGfm);

/** Questions that a page's Markdown marks but no button of the page opens. */
export function findLostAssumptions(markdownPage: string, html: string): string[] {
  const opened = Array.from(
    html.matchAll(/popovertarget="?leitura-([\w-]+)/gi),
    ([, id = '']) => id,
  );
  const marked = Array.from(markdownPage.matchAll(MARK), ([, id = '']) => id);
  return [...new Set(marked)].filter((id) => !opened.includes(id));
}

/** Letters and digits in lower case: pages break lines, join words and add marks. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The facts whose letters are missing in a text. */
export function missingFrom(text: string, { facts, id }: OperationFacts): string[] {
  const letters = lettersOf(text);
  return facts
    .filter((fact) => !letters.includes(lettersOf(fact.text)))
    .map(({ at, text: missing }) => `${id} ${at}: ${missing}`);
}

/** Reads the facts of each operation in a contract. It shares no code with the reference's model. */
export function readFacts(source: string): OperationFacts[] {
  const root: Json = parse(source);
  const { paths, webhooks } = root;
  return [...entries(paths), ...entries(webhooks)].flatMap(([path, item]) =>
    entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const facts = new FactReader(root);
        facts.readOperation(path, method, object(operation), object(item));
        return { id: String(object(operation).operationId), facts: facts.found };
      }),
  );
}

class FactReader {
  readonly found: Fact[] = [];

  constructor(private readonly root: Json) {}

  readOperation(path: string, method: string, operation: Json, item: Json): void {
    // An operation may use another name for a placeholder of the path.
    this.add('path', `${method.toUpperCase()} ${path.replace(/\{.*/, '')}`);
    this.add('summary', operation.summary);
    this.addDescription('description', operation);
    for (const one of [...list(item.parameters), ...list(operation.parameters)]) {
      const parameter = this.follow(one);
      this.add('parameter', parameter.name);
      this.addDescription(`${parameter.name}`, parameter, `${parameter.name}`);
      this.readSchema(`${parameter.name}`, parameter.schema, []);
    }
    this.readBody('body', this.follow(operation.requestBody));
    for (const [status, one] of entries(operation.responses)) {
      // Pages say `default` in words, and instead of a class they show the code that we assume.
      if (status !== 'default')
        this.add('status', status === '2XX' ? operation['x-codigo-suposto'] : status);
      const response = this.follow(one);
      this.readBody(status, response);
      for (const [name, header] of entries(response.headers)) {
        this.add(status, name);
        this.addDescription(`${status} ${name}`, this.follow(header));
      }
    }
  }

  private readBody(at: string, body: Json): void {
    const { description: own } = body;
    this.addDescription(at, { ...body, description: at === 'body' ? withoutStart(own) : own });
    for (const [type, media] of entries(body.content)) {
      this.add(at, type);
      const { example, examples, schema } = object(media);
      this.addValue(`${at} example`, example);
      for (const [name, one] of entries(examples)) {
        const { summary, value, ...example } = this.follow(one);
        this.add(`${at} ${name}`, summary);
        this.addDescription(`${at} ${name}`, example);
        this.addValue(`${at} ${name}`, value);
      }
      const { description, ...rest } = this.follow(schema);
      this.addProse(at, withoutStart(description));
      this.readSchema(at, rest, []);
    }
  }

  private readSchema(at: string, schema: unknown, around: readonly unknown[]): void {
    const { $ref } = object(schema);
    if (schema === undefined || around.includes($ref ?? schema)) return;
    const within = [...around, $ref ?? schema];
    const read = this.follow(schema);
    const described = object(schema).description === undefined ? read : object(schema);
    this.addDescription(at, described, at.slice(at.lastIndexOf('.') + 1));
    for (const key of VALUES) this.add(`${at} ${key}`, read[key]);
    for (const value of list(read.enum)) this.add(`${at} enum`, value);
    for (const [value, meaning] of entries(read['x-enumDescriptions'])) {
      if (!repeatsValue(value, `${meaning}`)) this.addProse(`${at} ${value}`, meaning);
    }
    for (const [name, property] of entries(read.properties)) {
      this.add(at, name);
      this.readSchema(`${at}.${name}`, property, within);
    }
    for (const part of [...list(read.allOf), ...list(read.oneOf), ...list(read.anyOf)]) {
      this.readSchema(at, part, within);
    }
    for (const key of ['items', 'additionalProperties', 'not']) {
      if (typeof read[key] === 'object') this.readSchema(`${at}[]`, read[key], within);
    }
  }

  private addValue(at: string, value: unknown): void {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) this.addValue(`${at}.${name}`, inner);
    } else this.add(at, value);
  }

  /** A description without a sentence that only writes the name out, and the words of the questions beside it. */
  private addDescription(at: string, described: Json, name = ''): void {
    const { description } = described;
    this.addProse(at, typeof description === 'string' ? withoutName(name, description) : undefined);
    for (const one of list(described['x-perguntas'])) {
      const { lacuna, leitura = lacuna } = object(one);
      if (leitura !== undefined) this.addProse(at, String(leitura).replaceAll(/[[\]]/g, ''));
    }
  }

  /** The visible text of each Markdown block. */
  private addProse(at: string, text: unknown): void {
    if (typeof text !== 'string') return;
    for (const block of markdown.parse(text).children) this.add(at, textOf(block));
  }

  private add(at: string, text: unknown): void {
    if (text !== undefined && text !== null && text !== '')
      this.found.push({ at, text: `${text}` });
  }

  private follow(value: unknown): Json {
    const { $ref } = object(value);
    if (typeof $ref !== 'string') return object(value);
    const names = $ref.split('/').slice(1);
    const found = names.reduce<unknown>((place, name) => {
      return object(place)[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')];
    }, this.root);
    return this.follow(found);
  }
}

function withoutStart(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(START, '') : text;
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function entries(value: unknown): [string, unknown][] {
  return Object.entries(object(value));
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
