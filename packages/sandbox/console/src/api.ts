import type { ObjectPage, ObjectRow } from '../../src/control/readObjects.js';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import type { RuleEntry, Surprise } from '../../src/rules/Rules.js';
import type { LoggedCall, LoggedDelivery } from '../../src/server/CallLog.js';

export interface OrderedFault {
  operation: string;
  kind: string;
  remaining: number;
  afterWork: boolean;
  delay: number;
}

/** The response of `GET /_sandbox/log`. */
export interface Pulse {
  run: string;
  now: string;
  next: { dueAt: string; action: string; subject: string } | null;
  faults: OrderedFault[];
  items: LoggedEntry[];
}

/** A logged call or delivery. */
export type LoggedEntry = (LoggedCall | LoggedDelivery) & {
  number: number;
  at: string;
  rules: string[];
  surprises: Surprise[];
};

/** Existing identifiers by kind of object. */
export type Identifiers = Readonly<Record<string, { value: string; label: string }[]>>;

export interface Overview {
  counts: Record<string, number>;
  lives: DescribedLife[];
  notifications: string[];
}

export type { ObjectPage, ObjectRow, RuleEntry };

export interface ObjectDetail extends ObjectRow {
  choices: ('approve' | 'reprove')[];
  due: { dueAt: string; action: string } | null;
  positions?: { holder: string; custodian: string; kind: string; quantity: string }[];
  notifications: { id: string; event: string; createdAt: string }[];
}

/** A refusal of the control, with its message. */
export class ControlError extends Error {}

/** Sends a request to the simulator: by the network, or to the worker of this tab (`tab/TabClient`). */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

let current: Send = (address, init) => window.fetch(address, init);

/** Sends a request to the simulator that the page uses now. */
export const send: Send = (address, init) => current(address, init);

/** Sends all further requests in another way than by the network. */
export function setTransport(other: Send): void {
  current = other;
}

/**
 * Calls the simulator's control.
 * @param call method and name below `/_sandbox/`: `PUT clock`
 * @throws ControlError with the problem to fix
 */
export async function control<Answer>(call: string, body?: object): Promise<Answer> {
  const [method = '', name] = call.split(' ');
  let response: Response;
  try {
    response = await send(`/_sandbox/${name}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new ControlError('O simulador não responde.');
  }
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Answer;
  throw new ControlError(readProblems(text) ?? `O simulador respondeu ${response.status}.`);
}

function readProblems(text: string): string | undefined {
  try {
    const {
      detalhes,
      mensagem,
      problemas = detalhes,
    } = JSON.parse(text) as {
      problemas?: { onde: string; problema: string }[];
      detalhes?: { onde: string; problema: string }[];
      mensagem?: string;
    };
    return problemas?.map(({ onde, problema }) => `${onde}: ${problema}`).join('; ') ?? mensagem;
  } catch {
    return undefined;
  }
}
