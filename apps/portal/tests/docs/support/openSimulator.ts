import { findFreePort } from '../../../../../deploy/tests/support/startServer';
import { story } from '../../../../../packages/sandbox/dist/data.js';
import { TestSandbox } from '../../../../../packages/sandbox/src/__tests__/startSandbox';
import { listenHttp } from '../../../../../packages/sandbox/src/command/listenHttp';
import { Examples } from '../../../../../packages/sandbox/src/contract/Examples';
import { readPreparedContracts } from '../../../../../packages/sandbox/src/node/readPreparedContracts';
import type { Replacements } from '../../../../../packages/sandbox/src/rules/loadRules';
import { ensurePrograms } from '../../../../../scripts/ensurePrograms';
import { pathPattern } from './pathPattern';
import { Shell } from './Shell';

const HOST = /https:\/\/[\w-]+\.homologacao\.frontier\.example/g;
/** The reader's own address, and the port that the programs of the guides listen to. */
const OWN_HOST = 'https://integracao.pontenova.example';
const OWN_PORT = '.listen(8080)';
/** A reader's files before the first step. */
const FILES = ['termo-constitutivo.pdf', 'contrato-social.pdf', 'escritura.pdf'];

interface StoryPoint {
  readonly journey: string;
  /** Default: the first. */
  readonly step?: number;
}

/** The point where all readable objects exist. */
const END: StoryPoint = { journey: 'eventos-e-resgate-antecipado', step: 8 };
const BEFORE_SUBMISSION: StoryPoint = { journey: 'nota-comercial', step: 7 };

/** The point of the story at which each state-changing call succeeds: before its first step with that call. */
const POINTS: ReadonlyMap<string, StoryPoint> = new Map([
  ...Object.entries(story)
    .flatMap(([journey, { steps }]) =>
      steps.flatMap(({ call, step }): [string, StoryPoint][] =>
        call === undefined ? [] : [[call, { journey, step }]],
      ),
    )
    .reverse(),
  ['cadastrarInvestidor', { journey: 'onboarding-do-emissor', step: 1 }],
  ['atualizarSolicitacao', BEFORE_SUBMISSION],
  ['atualizarDadosFinanceiros', BEFORE_SUBMISSION],
  ['atualizarParcelas', BEFORE_SUBMISSION],
  ['removerInvestidor', END],
]);

export function pointOf(operations: readonly string[]): StoryPoint {
  return operations.flatMap((id) => POINTS.get(id) ?? [])[0] ?? END;
}

interface MadeCall {
  /** operationId; `?` for an unknown call. */
  readonly id: string;
  /** `POST /api/v1/solicitacoes`, without its query. */
  readonly route: string;
  readonly status: number;
}

/** All services at one local address, for a reader of the guides who tries their code. */
export interface Simulator {
  readonly sandbox: TestSandbox;
  readonly examples: Examples;
  readonly address: string;
  /** The address for the reader's own receiver, which is not started yet. */
  readonly receiver: string;
  /** Replaces the hosts in a guide's text. */
  readonly point: (text: string) => string;
  /** The calls since the last `take`. */
  readonly take: () => MadeCall[];
  /** Goes to a point of the story, and opens a terminal with its files, `TOKEN`, `API` and `RECEPTOR`. */
  readonly openShell: (point: StoryPoint, folder?: string) => Promise<Shell>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the simulator on loopback.
 *
 * @throws {Error} naming the programs to install, if any are missing.
 */
export async function openSimulator(rules: Replacements = {}): Promise<Simulator> {
  ensurePrograms(['bash', 'curl', 'jq']);
  const sandbox = await TestSandbox.start(rules);
  const contracts = readPreparedContracts();
  const routes = contracts
    .flatMap(({ operations }) => operations)
    .map(({ id, method, path }) => ({ id, pattern: pathPattern(`${method} ${path}`) }));
  let made: MadeCall[] = [];
  const fetch: typeof sandbox.sandbox.fetch = async (request, peer) => {
    const response = await sandbox.sandbox.fetch(request, peer);
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const id = routes.find(({ pattern }) => pattern.test(route))?.id ?? '?';
    made.push({ id, route, status: response.status });
    return response;
  };
  const options = { host: '127.0.0.1', port: 0 };
  const { address, close } = await listenHttp({ ...sandbox.sandbox, fetch }, options);
  const examples = new Examples(contracts);
  const receiver = `http://127.0.0.1:${await findFreePort()}`;
  return {
    sandbox,
    examples,
    address,
    receiver,
    close,
    point: (text) =>
      text
        .replaceAll(HOST, address)
        .replaceAll(OWN_HOST, receiver)
        .replaceAll(OWN_PORT, `.listen(${new URL(receiver).port})`),
    take: () => {
      const taken = made;
      made = [];
      return taken;
    },
    async openShell(point, folder) {
      const { status, text } = await sandbox.call('POST /_sandbox/seed', point, '');
      if (status !== 200) throw new Error(`${point.journey}: ${text}`);
      const { accessToken } = JSON.parse(text) as { accessToken: string };
      const account = examples.guidesAccount();
      const variables = {
        API: address,
        RECEPTOR: receiver,
        API_KEY: account.apiKey,
        SECRET_KEY: account.secretKey,
      };
      const shell = new Shell(accessToken, variables, folder);
      for (const name of FILES) shell.save(name, `%PDF-1.7 ${name}\n`);
      shell.save('credenciais.json', JSON.stringify(account));
      return shell;
    },
  };
}
