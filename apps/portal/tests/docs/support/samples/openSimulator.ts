import { createServer, type IncomingMessage } from 'node:http';
import { inject, TestSandbox } from '../../../../../../packages/sandbox/src/__tests__/startSandbox';
import { readStory } from '../../../../../../packages/sandbox/src/story/Story';
import { portal } from '../../../../portal.config';
import { checkCurl, matchCall } from '../checkCurl';
import { listenLocally } from '../journeys/startService';
import type { ContractCall } from '../readCalls';
import { readRequest } from './readRequest';

/** One call that reached the simulator. */
export interface MadeCall {
  /** The operation called; `?` when it is none. */
  readonly id: string;
  readonly status: number;
  readonly faults: readonly string[];
}

/** All services at one local address, each under its name. */
export interface Simulator {
  /** Replaces homologation hosts and token in code by the simulator's. */
  readonly point: (code: string) => string;
  /** The calls received since it was last asked. */
  readonly take: () => MadeCall[];
  /** Goes to a point of the guides' story where these calls succeed. @returns its token. */
  readonly goTo: (operations: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

const HOST = /https:\/\/([\w-]+)\.homologacao\.frontier\.example/g;

interface StoryPoint {
  readonly journey: string;
  readonly step: number;
}

/** The point where all readable objects exist. */
const END: StoryPoint = { journey: 'eventos-e-resgate-antecipado', step: 8 };
const BEFORE_SUBMISSION: StoryPoint = { journey: 'nota-comercial', step: 7 };

/** The point of the story at which each state-changing call succeeds: before its first step with that call. */
const PLACES: ReadonlyMap<string, StoryPoint> = new Map([
  ...Object.entries(readStory())
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

/** Whether other calls may be refused after this one. Calls before it can share one story. */
export function spoilsOthers(operation: string): boolean {
  return PLACES.has(operation);
}

/**
 * Serves the contracts locally with the simulator. It also refuses input that the schemas allow but a contract does
 * not document: unknown fields, and calls at another service's host.
 */
export async function openSimulator(calls: readonly ContractCall[]): Promise<Simulator> {
  const sandbox = await TestSandbox.start({ 'parametros-desconhecidos': { recusa: true } });
  const services = new Set(portal.services.map(({ id }) => id));
  let received: MadeCall[] = [];
  let token = 'SEU_TOKEN';
  let place: StoryPoint | undefined;

  async function respond(message: IncomingMessage) {
    const { asCurl, injected, service } = await readRequest(message);
    if (!services.has(service)) return refuse('?', 404, [`não há o serviço ${service}`]);
    const answer = await inject(sandbox.sandbox, injected);
    const { statusCode: status } = answer;
    const call = matchCall(asCurl, calls);
    if (call && spoilsOthers(call.id)) place = undefined;
    const faults = [
      ...(status < 400 ? [] : [answer.body]),
      ...(call ? checkCurl(asCurl, call) : [`${service} não tem esta chamada`]),
    ];
    const id = call?.id ?? '?';
    if (faults.length > 0 && status < 400) return refuse(id, 422, faults);
    received.push({ id, status, faults });
    return { status, headers: answer.headers, body: answer.rawPayload };
  }

  function refuse(id: string, status: number, faults: readonly string[]) {
    received.push({ id, status, faults });
    return { status, headers: {}, body: faults.join('\n') };
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown) => refuse('?', 400, [String(error)]))
      .then(({ body, headers, status }) => {
        response.writeHead(status, headers);
        response.end(body);
      });
  });
  const { address, close } = await listenLocally(server);
  return {
    point: (code) => code.replaceAll(HOST, `${address}/$1`).replaceAll('SEU_TOKEN', token),
    take: () => {
      const taken = received;
      received = [];
      return taken;
    },
    goTo: async (operations) => {
      const [next = END] = operations.flatMap((id) => PLACES.get(id) ?? []);
      if (place === next) return token;
      const { status, text } = await sandbox.call('POST /_sandbox/seed', next, '');
      if (status !== 200) throw new Error(`${next.journey}: ${text}`);
      token = (JSON.parse(text) as { accessToken: string }).accessToken;
      place = next;
      return token;
    },
    close,
  };
}
