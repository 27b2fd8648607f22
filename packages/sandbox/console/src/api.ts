import { type Detail, writeDetails } from '../../src/contract/describeViolations.js';
import type {
  ObjectPage,
  ObjectRow,
  readFaults,
  readJobs,
  readObject,
} from '../../src/control/readObjects.js';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import type { RuleEntry } from '../../src/rules/Rules.js';
import type { LogEntry } from '../../src/server/CallLog.js';

type Json<Value> = Value extends { toJSON: unknown }
  ? string
  : { [Name in keyof Value]: Json<Value[Name]> };

type Read<Query extends (...given: never) => Promise<unknown>> = Json<Awaited<ReturnType<Query>>>;

export type LoggedEntry = Json<LogEntry>;

export interface Pulse {
  run: string;
  changes: number;
  now: string;
  next: Read<typeof readJobs>[number] | null;
  faults: Read<typeof readFaults>;
  items: LoggedEntry[];
}

export interface Overview {
  counts: Record<string, number>;
  lives: DescribedLife[];
  notifications: string[];
}

export type { ObjectPage, ObjectRow, RuleEntry };

export type ObjectDetail = ObjectRow & Read<typeof readObject>;

export class ControlError extends Error {}

/** Sends a request to the simulator: by the network, or to the worker of this tab (`tab/TabClient`). */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

let current: Send = (address, init) => window.fetch(address, init);

export const send: Send = (address, init) => current(address, init);

/** Sends all further requests in another way than by the network. */
export function setTransport(other: Send): void {
  current = other;
}

/** @param name below `/_sandbox/`. @throws ControlError with the problems to fix, or without a response */
export async function ask(name: string, init?: RequestInit): Promise<Response> {
  const response = await send(`/_sandbox/${name}`, init).catch(() => {
    throw new ControlError('O simulador não responde.');
  });
  if (response.ok) return response;
  throw await readRefusal(response);
}

/** @param call method and name: `PUT clock`. @throws ControlError as `ask` does */
export async function control<Answer>(call: string, body?: object): Promise<Answer> {
  const [method = '', name = ''] = call.split(' ');
  const headers = { 'content-type': 'application/json' };
  const response = await ask(name, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** @param after the number of the last known entry. @throws ControlError */
export function readPulse(after = 0): Promise<Pulse> {
  return control(`GET log?after=${after}`);
}

/** Identifies the state that a poll has seen. */
export function pointOf({ changes, run }: Pulse): string {
  return `${run} ${changes}`;
}

export async function readRefusal(response: Response): Promise<ControlError> {
  const body = (await response.json().catch(() => ({}))) as {
    problemas?: Detail[];
    detalhes?: Detail[];
    mensagem?: string;
  };
  const details = body.problemas ?? body.detalhes;
  const text = details ? writeDetails(details) : body.mensagem;
  return new ControlError(text ?? `O simulador respondeu ${response.status}.`);
}
