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

type Json<Value> = Value extends Date ? string : { [Name in keyof Value]: Json<Value[Name]> };

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

/** @param call method and name below `/_sandbox/`: `PUT clock`. @throws ControlError with the problem to fix */
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
  if (!response.ok) throw await readRefusal(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
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
