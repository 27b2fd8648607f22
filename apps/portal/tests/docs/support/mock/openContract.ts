import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';

/** What Prism says of a request: the documented answer, and everything in which either is wrong. */
export interface Verdict {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly faults: readonly string[];
}

type Instance = ReturnType<typeof createInstance>;
type Logger = Parameters<typeof createInstance>[1]['logger'];
type Answer = Awaited<ReturnType<ReturnType<Instance['request']>>>;
type Validations = Extract<Answer, { readonly _tag: 'Right' }>['right']['validations'];

const CONFIG = {
  isProxy: false,
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

const ignore = () => undefined;
const silent = {
  child: () => silent,
  trace: ignore,
  debug: ignore,
  info: ignore,
  success: ignore,
  warn: ignore,
  error: ignore,
} as unknown as Logger;

/**
 * Opens a contract as a service that answers with its examples, once it has held the request
 * against the contract: route, token, parameters and body.
 *
 * @throws {Error} when Prism can't read the contract.
 */
export async function openContract(
  file: string,
): Promise<(request: IHttpRequest) => Promise<Verdict>> {
  const operations = await getHttpOperationsFromSpec(file);
  const prism = createInstance(CONFIG, { logger: silent });
  return async (request) => {
    const answer = await prism.request(request, operations)();
    return answer._tag === 'Left' ? refuse(answer.left) : judge(answer.right);
  };
}

interface Problem extends Error {
  readonly status?: number;
  readonly detail?: string;
  readonly additional?: Readonly<Record<string, unknown>>;
}

function refuse(error: Problem): Verdict {
  const { additional, detail = '', message } = error;
  const fault = `${message}: ${detail} ${JSON.stringify(additional?.validation ?? [])}`;
  return { status: error.status ?? 500, headers: {}, body: fault, faults: [fault] };
}

function judge({ output, validations }: { output: IHttpResponse; validations: Validations }) {
  const tellAbout =
    (what: string) =>
    ({ message, path = [] }: Validations['input'][number]) =>
      `${what} ${path.join('.')}: ${message}`;
  const faults = [
    ...validations.input.map(tellAbout('requisição')),
    ...validations.output.map(tellAbout('resposta')),
  ];
  const { body, headers = {}, statusCode: status } = output;
  return { status, headers, body, faults };
}
