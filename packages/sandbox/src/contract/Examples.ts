import { type Contract, type JsonObject, type OpenApiDocument, resolve } from './Contract.js';

/** The document nodes of an operation. */
interface OperationNodes {
  document: OpenApiDocument;
  method: string;
  path: string;
  item: JsonObject;
  call: JsonObject;
}

/** An example body of a contract. */
export interface BodyExample {
  /** `application/json` or `multipart/form-data`; `undefined` when the call has no body. */
  type: string | undefined;
  value: unknown;
}

/** Looks up the examples of contracts: by `operationId`, or by a name under `webhooks`. */
export class Examples {
  readonly #calls = new Map<string, OperationNodes>();
  readonly #notifications = new Map<string, OpenApiDocument>();

  constructor(contracts: readonly Contract[]) {
    for (const { document, notifications, operations } of contracts) {
      for (const name of notifications) this.#notifications.set(name, document);
      for (const { id, method, path } of operations) {
        const item = (document.paths[path] ?? {}) as JsonObject;
        const call = item[method.toLowerCase()] as JsonObject;
        this.#calls.set(id, { document, method, path, item, call });
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
    const content = (resolve(document, call.requestBody as JsonObject | undefined)?.content ??
      {}) as JsonObject;
    const [type] = Object.keys(content);
    const chosen = name ?? Object.keys(examplesOf(document, content))[0];
    return { type, value: chosen && exampleValue(document, content, chosen, id) };
  }

  /**
   * @param name a name under `webhooks`
   * @returns the body of the notification's first example
   * @throws Error when the contract has none
   */
  notification(name: string): JsonObject {
    const document = this.#notifications.get(name) ?? { paths: {} };
    const { post } = (document.webhooks?.[name] ?? {}) as { post?: JsonObject };
    const body = resolve(document, post?.requestBody as JsonObject | undefined);
    const content = (body?.content ?? {}) as JsonObject;
    const [first = ''] = Object.keys(examplesOf(document, content));
    return exampleValue(document, content, first, name) as JsonObject;
  }

  /**
   * @param id an `operationId`
   * @returns the first example of the first response; `undefined` when the contract has none
   */
  answer(id: string): unknown {
    const { content, document } = this.#findResponse(id);
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
    const { content, document } = this.#findResponse(id);
    let value = exampleValue(document, content, name, id);
    for (const key of path.split('.')) value = (value as JsonObject | undefined)?.[key];
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
    const all = [item, call].flatMap(({ parameters = [] }) => parameters as JsonObject[]);
    const found = all.map((one) => resolve(document, one)).find((one) => one?.name === name);
    if (found?.example === undefined) throw new Error(`${id}: o parâmetro ${name} não tem exemplo`);
    return String(found.example);
  }

  #findResponse(id: string) {
    const { call, document } = this.#find(id);
    const [response] = Object.values(call.responses as Record<string, JsonObject | undefined>);
    return { document, content: (resolve(document, response)?.content ?? {}) as JsonObject };
  }

  #find(id: string): OperationNodes {
    const found = this.#calls.get(id);
    if (!found) throw new Error(`nenhum contrato tem a chamada ${id}`);
    return found;
  }
}

function examplesOf(document: object, content: JsonObject): JsonObject {
  const [media] = Object.values(content);
  return (resolve(document, media as JsonObject | undefined)?.examples ?? {}) as JsonObject;
}

function exampleValue(document: object, content: JsonObject, name: string, id: string): unknown {
  const example = resolve(document, examplesOf(document, content)[name] as JsonObject | undefined);
  if (!example) throw new Error(`${id}: o contrato não tem o exemplo ${name}`);
  return structuredClone(example.value);
}
