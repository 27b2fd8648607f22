import { type Contract, resolve } from './Contract.js';

type Node = Record<string, unknown>;

/** The document nodes of an operation. */
interface Described {
  document: Node;
  method: string;
  path: string;
  item: Node;
  call: Node;
}

/** An example body of a contract. */
export interface BodyExample {
  /** `application/json` or `multipart/form-data`; `undefined` when the call has no body. */
  type: string | undefined;
  value: unknown;
}

/** Looks up the examples of contracts: by `operationId`, or by a name under `webhooks`. */
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

  /**
   * @param id an `operationId`
   * @returns the method and the path template of the call
   * @throws Error for an unknown `operationId`
   */
  route(id: string): { method: string; path: string } {
    return this.#find(id);
  }

  /**
   * @param id an `operationId`
   * @param name name of the example; the first by default
   * @returns the example of the call's body
   * @throws Error when the contract has no example of this name
   */
  request(id: string, name?: string): BodyExample {
    const { call, document } = this.#find(id);
    const content = (resolve(document, call.requestBody as Node | undefined)?.content ??
      {}) as Node;
    const [type] = Object.keys(content);
    const chosen = name ?? Object.keys(examplesOf(document, content))[0];
    return { type, value: chosen && exampleValue(document, content, chosen, id) };
  }

  /**
   * @param name a name under `webhooks`
   * @returns the body of the notification's first example
   * @throws Error when the contract has none
   */
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

  /**
   * @param id an `operationId`
   * @returns the first example of the first response; `undefined` when the contract has none
   */
  answer(id: string): unknown {
    const { call, document } = this.#find(id);
    const [response] = Object.values(call.responses as Record<string, Node | undefined>);
    const content = (resolve(document, response)?.content ?? {}) as Node;
    const [name] = Object.keys(examplesOf(document, content));
    return name === undefined ? undefined : exampleValue(document, content, name, id);
  }

  /**
   * Reads one value from an example of the first response.
   * @param name name of the example
   * @param path keys with dots between them: `data.0.id`
   * @throws Error when the example has no value at the path
   */
  response(id: string, name: string, path: string): unknown {
    const { call, document } = this.#find(id);
    const [status = ''] = Object.keys(call.responses as Node);
    const answer = resolve(document, (call.responses as Record<string, Node | undefined>)[status]);
    let value = exampleValue(document, (answer?.content ?? {}) as Node, name, id);
    for (const key of path.split('.')) value = (value as Node | undefined)?.[key];
    if (value === undefined) throw new Error(`${id}: o exemplo ${name} não tem ${path}`);
    return value;
  }

  /**
   * @param id an `operationId`
   * @param name name of a parameter
   * @returns the parameter's example
   * @throws Error when the contract has none
   */
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
