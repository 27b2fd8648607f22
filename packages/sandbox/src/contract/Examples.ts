import { type Contract, resolve } from './Contract.js';

type Node = Record<string, unknown>;

/** A call as its contract describes it, read for its examples. */
interface Described {
  document: Node;
  method: string;
  path: string;
  item: Node;
  call: Node;
}

/** A body that a contract gives as an example. */
export interface BodyExample {
  /** `application/json` or `multipart/form-data`; `undefined` where the call has no body. */
  type: string | undefined;
  value: unknown;
}

/** The examples of the contracts: of calls by `operationId`, of notifications by their names under `webhooks`. */
export class Examples {
  readonly #calls = new Map<string, Described>();
  readonly #notifications = new Map<string, Node>();

  constructor(contracts: readonly Contract[]) {
    for (const { document, notifications, operations } of contracts) {
      for (const name of notifications) this.#notifications.set(name, document as unknown as Node);
      for (const { id, method, path } of operations) {
        const item = (document.paths[path] ?? {}) as Node;
        const call = item[method.toLowerCase()] as Node;
        this.#calls.set(id, { document: document as unknown as Node, method, path, item, call });
      }
    }
  }

  /** Method and path of a call, its parameters as its contract names them. @throws Error on an unknown one */
  route(id: string): { method: string; path: string } {
    return this.#find(id);
  }

  /** The body of a call's named example, or of its first. @throws Error where the contract has no such example */
  request(id: string, name?: string): BodyExample {
    const { call, document } = this.#find(id);
    const content = (resolve(document, call.requestBody as Node | undefined)?.content ??
      {}) as Node;
    const [type] = Object.keys(content);
    const chosen = name ?? Object.keys(examplesOf(document, content))[0];
    return { type, value: chosen && exampleValue(document, content, chosen, id) };
  }

  /** The body of a notification's first example. @throws Error where the contract gives none */
  notification(name: string): Node {
    const document = this.#notifications.get(name);
    const { post } = ((document?.webhooks ?? {}) as Record<string, Node>)[name] ?? {};
    const body = resolve(
      document ?? {},
      (post as Node | undefined)?.requestBody as Node | undefined,
    );
    const content = (body?.content ?? {}) as Node;
    const [first = ''] = Object.keys(examplesOf(document ?? {}, content));
    return exampleValue(document ?? {}, content, first, name) as Node;
  }

  /** The first example of a call's first answer; nothing where the contract has none. */
  answer(id: string): unknown {
    const { call, document } = this.#find(id);
    const [response] = Object.values(call.responses as Record<string, Node | undefined>);
    const content = (resolve(document, response)?.content ?? {}) as Node;
    const [name] = Object.keys(examplesOf(document, content));
    return name === undefined ? undefined : exampleValue(document, content, name, id);
  }

  /** What an example of a call's first answer says at a path (`data.0.id`). @throws Error where nothing stands */
  response(id: string, name: string, path: string): unknown {
    const { call, document } = this.#find(id);
    const [status = ''] = Object.keys(call.responses as Node);
    const answer = resolve(document, (call.responses as Record<string, Node | undefined>)[status]);
    let value = exampleValue(document, (answer?.content ?? {}) as Node, name, id);
    for (const key of path.split('.')) value = (value as Node | undefined)?.[key];
    if (value === undefined) throw new Error(`${id}: o exemplo ${name} não tem ${path}`);
    return value;
  }

  /** The example of a parameter of the path. @throws Error where the contract gives none */
  parameter(id: string, name: string): string {
    const { call, document, item } = this.#find(id);
    const all = [item, call].flatMap(({ parameters = [] }) => parameters as Node[]);
    const found = all.map((one) => resolve(document, one)).find((one) => one?.name === name);
    if (found?.example === undefined) throw new Error(`${id}: o parâmetro ${name} não tem exemplo`);
    return String(found.example);
  }

  #find(id: string): Described {
    const found = this.#calls.get(id);
    if (!found) throw new Error(`nenhum contrato tem a chamada ${id}`);
    return found;
  }
}

function examplesOf(document: Node, content: Node): Node {
  const [media] = Object.values(content);
  return (resolve(document, media as Node | undefined)?.examples ?? {}) as Node;
}

function exampleValue(document: Node, content: Node, name: string, id = ''): unknown {
  const example = resolve(document, examplesOf(document, content)[name] as Node | undefined);
  if (!example) throw new Error(`${id}: o contrato não tem o exemplo ${name}`);
  return structuredClone(example.value);
}
