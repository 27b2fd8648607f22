import type {
  ResolvedContent,
  ResolvedContract,
  ResolvedOperation,
} from '@frontier/openapi/resolve';

export const LOGIN = 'gerarTokenDeAcesso';

export interface Account {
  apiKey: string;
  secretKey: string;
}

/** Looks up the examples of contracts: by `operationId`, or by a name under `webhooks`. */
export class Examples {
  readonly #calls: ReadonlyMap<string, ResolvedOperation>;

  constructor(private readonly contracts: readonly ResolvedContract[]) {
    const operations = contracts.flatMap((contract) => contract.operations);
    this.#calls = new Map(operations.map((operation) => [operation.id, operation]));
  }

  /** @throws Error for an unknown `operationId` */
  call(id: string): ResolvedOperation {
    const found = this.#calls.get(id);
    if (!found) throw new Error(`nenhum contrato tem a chamada ${id}`);
    return found;
  }

  /** The account of the guides. @throws Error when the contracts have no login */
  guidesAccount(): Account {
    return this.request(LOGIN).value as Account;
  }

  /** An example of the call's body, the first by default. @throws Error when the contract has none of this name */
  request(id: string, name?: string) {
    const { body } = this.call(id);
    const chosen = name ?? firstOf(body);
    return { type: body?.type, value: chosen && readExample(body, chosen, id) };
  }

  /** The body of the notification's first example. @throws Error when the contract has none */
  notification(name: string): Record<string, unknown> {
    const [body] = this.contracts.flatMap(({ notifications }) => notifications[name] ?? []);
    const example = firstOf(body);
    if (example === undefined) throw new Error(`${name}: nenhum contrato tem um exemplo`);
    return readExample(body, example, name) as Record<string, unknown>;
  }

  /** The first example of the successful response; `undefined` when the contract has none. */
  answer(id: string): unknown {
    const { answer } = this.call(id);
    const name = firstOf(answer);
    return name === undefined ? undefined : readExample(answer, name, id);
  }

  /**
   * Reads one value from an example of the successful response.
   * @param path keys with dots between them: `data.0.id`
   * @throws Error when the example has no value at the path
   */
  response(id: string, name: string, path: string): unknown {
    let value = readExample(this.call(id).answer, name, id);
    for (const key of path.split('.')) value = Object(value)[key];
    if (value === undefined) throw new Error(`${id}: o exemplo ${name} não tem ${path}`);
    return value;
  }

  /** The example of a parameter. @throws Error when the contract has none */
  parameter(id: string, name: string): string {
    const { params, query } = this.call(id);
    const { example } = { ...query.properties, ...params.properties }[name] ?? {};
    if (example === undefined) throw new Error(`${id}: o parâmetro ${name} não tem exemplo`);
    return String(example);
  }
}

function firstOf(content: ResolvedContent | undefined): string | undefined {
  return Object.keys(content?.examples ?? {})[0];
}

function readExample(content: ResolvedContent | undefined, name: string, id: string): unknown {
  const example = content?.examples[name];
  if (!example) throw new Error(`${id}: o contrato não tem o exemplo ${name}`);
  return structuredClone(example.value);
}
