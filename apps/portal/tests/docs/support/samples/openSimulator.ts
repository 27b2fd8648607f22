import { TestSandbox } from '../../../../../../packages/sandbox/src/__tests__/startSandbox';
import { readStory } from '../../../../../../packages/sandbox/src/story/Story';
import { indexSnapshots } from '../../../support/snapshots';
import { startService } from '../journeys/startService';
import { pathPattern } from '../pathPattern';

/** One call that reached the simulator. */
export interface MadeCall {
  /** The operation called; `?` when it is none. */
  readonly id: string;
  readonly status: number;
}

/** All services at one local address. */
export interface Simulator {
  /** Replaces homologation hosts and token in code by the simulator's. */
  readonly point: (code: string) => string;
  /** The calls received since it was last asked. */
  readonly take: () => MadeCall[];
  /** Goes to a point of the guides' story where these calls succeed. @returns its token. */
  readonly goTo: (operations: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

const HOST = /https:\/\/[\w-]+\.homologacao\.frontier\.example/g;

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

const routes = Object.entries(indexSnapshots().operations).map(([id, { method, path }]) => ({
  id,
  pattern: pathPattern(`${method} ${path}`),
}));

/** Serves the contracts locally with the simulator. It also refuses query parameters that a contract does not document. */
export async function openSimulator(): Promise<Simulator> {
  const sandbox = await TestSandbox.start({ 'parametros-desconhecidos': { recusa: true } });
  const { address, close, take } = await startService(sandbox.sandbox);
  let token = 'SEU_TOKEN';
  let place: StoryPoint | undefined;
  return {
    point: (code) => code.replaceAll(HOST, address).replaceAll('SEU_TOKEN', token),
    take: () => {
      const made = take().map(({ route, status }) => ({
        id: routes.find(({ pattern }) => pattern.test(route))?.id ?? '?',
        status,
      }));
      if (made.some(({ id }) => spoilsOthers(id))) place = undefined;
      return made;
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
