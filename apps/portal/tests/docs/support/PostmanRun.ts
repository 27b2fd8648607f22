import { runInNewContext } from 'node:vm';
import Ajv from 'ajv';
import { expect } from 'vitest';
import type {
  Body,
  Collection,
  Environment,
  Folder,
  Item,
  Request,
  Script,
} from '../../../src/plugins/downloads/writePostman';

/** The response to a call. */
export interface PostmanAnswer {
  readonly code: number;
  readonly text: string;
}

type Sent = (error: unknown, response?: object) => void;

/** How Postman writes a request in a script. */
interface ScriptRequest {
  readonly url: string;
  readonly method: string;
  readonly header: Readonly<Record<string, string>>;
  readonly body: { readonly raw: string };
}

/**
 * Runs calls of a Postman collection with Postman's script API: variables, the token before a call, checks of the
 * response. `npm run proofs -- postman` does the same with Newman.
 */
export class PostmanRun {
  readonly #collection: Collection;
  readonly #values: Map<string, string>;
  /** The value of `Date.now` in scripts. */
  now = 0;

  /** @param credentials values of the environment that its file leaves empty. */
  constructor(
    collection: Collection,
    environment: Environment,
    credentials: Readonly<Record<string, string>>,
  ) {
    this.#collection = collection;
    const given = environment.values.map(({ key, value }): [string, string] => [key, value]);
    this.#values = new Map([...given, ...Object.entries(credentials)]);
  }

  /** Makes a call. @returns the failed checks. @throws any error of a script. */
  async run(item: Item): Promise<string[]> {
    await this.#runScripts(item, 'prerequest');
    const { body, method, url } = item.request;
    const names = new Map(url.variable.map(({ key, value }) => [`:${key}`, value]));
    const path = url.path.map((piece) => encodeURIComponent(names.get(piece) ?? piece));
    const query = url.query.filter(({ disabled }) => !disabled);
    const search = query.length > 0 ? `?${new URLSearchParams(query.map(toEntry))}` : '';
    const address = this.#fill([url.host.join('.'), ...path].join('/'));
    const response = await fetch(address + search, {
      method,
      headers: this.#headersOf(item.request),
      ...(body ? { body: this.#writeBody(body) } : {}),
    });
    return this.judge(item, { code: response.status, text: await response.text() });
  }

  /** Lists the checks of a call that fail for a response. */
  async judge(item: Item, { code, text }: PostmanAnswer): Promise<string[]> {
    return this.#runScripts(item, 'test', this.#respond(code, text));
  }

  #headersOf({ auth, header }: Request): [string, string][] {
    const pairs = header.map(({ key, value }): [string, string] => [key, this.#fill(value)]);
    if (auth) return pairs;
    const token = this.#collection.auth.bearer.find(({ key }) => key === 'token')?.value ?? '';
    return [...pairs, ['Authorization', `Bearer ${this.#fill(token)}`]];
  }

  #writeBody(body: Body): BodyInit {
    if (body.mode === 'raw') return this.#fill(body.raw);
    if (body.mode === 'urlencoded') return new URLSearchParams(body.urlencoded.map(toEntry));
    if (body.mode === 'file') return new Blob(['%PDF-1.7\n']);
    const form = new FormData();
    for (const part of body.formdata) {
      if (part.type === 'text') form.append(part.key, part.value);
      else form.append(part.key, new Blob(['%PDF-1.7\n']), part.src);
    }
    return form;
  }

  /** Runs the collection's scripts, then the call's. @returns the failed checks. */
  async #runScripts(
    { event, name }: Item,
    listen: Script['listen'],
    response?: object,
  ): Promise<string[]> {
    const failures: string[] = [];
    const waiting: Promise<void>[] = [];
    const variables = {
      get: (key: string) => this.#values.get(key),
      set: (key: string, value: string) => this.#values.set(key, value),
      replaceIn: (text: string) => this.#fill(text),
    };
    const pm = {
      environment: variables,
      variables,
      info: { requestName: name },
      response,
      expect,
      sendRequest: (request: ScriptRequest, done: Sent) => waiting.push(this.#send(request, done)),
      test: (check: string, hold: () => void) => {
        try {
          hold();
        } catch (error) {
          failures.push(`${check}: ${error}`);
        }
      },
    };
    for (const { listen: when, script } of [...this.#collection.event, ...event]) {
      if (when !== listen) continue;
      const code = [`Date.now = () => ${this.now};`, ...script.exec].join('\n');
      runInNewContext(code, { pm });
      await Promise.all(waiting);
    }
    return failures;
  }

  async #send({ body, header, method, url }: ScriptRequest, done: Sent): Promise<void> {
    const response = await fetch(url, { method, headers: header, body: body.raw });
    done(null, this.#respond(response.status, await response.text()));
  }

  #respond(code: number, text: string): object {
    const json = (): unknown => JSON.parse(text);
    const jsonSchema = (schema: object) => {
      const ajv = new Ajv({ strict: false });
      if (!ajv.validate(schema, json())) throw new Error(ajv.errorsText());
    };
    return { code, json, to: { have: { jsonSchema } } };
  }

  #fill(text: string): string {
    return text.replaceAll(/\{\{([^{}]+)\}\}/g, (all, name) => this.#values.get(name) ?? all);
  }
}

/** The calls of a collection, in its order. */
export function listItems({ item }: Pick<Collection | Folder, 'item'>): Item[] {
  return item.flatMap((one) => ('item' in one ? listItems(one) : [one]));
}

function toEntry({ key, value }: Request['header'][number]): [string, string] {
  return [key, value];
}
