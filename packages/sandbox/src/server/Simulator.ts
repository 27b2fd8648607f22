import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { Hono } from 'hono';
import type { Violation } from '../contract/describeViolations.js';
import type { Replacements } from '../rules/loadRules.js';
import type { Rules } from '../rules/Rules.js';
import type { Store } from '../store/openOn.js';
import type { Deliverer, SendDelivery } from '../webhooks/Deliverer.js';
import type { ReportError } from './answerErrors.js';
import type { CallLog } from './CallLog.js';
import type { AllowedCallers } from './guardRequests.js';
import type { HttpEnv } from './HttpCall.js';
import type { Runner } from './Runner.js';

export interface CoreOptions extends AllowedCallers {
  contracts: ResolvedContract[];
  /** An open store, which `close()` leaves open. */
  store: Store;
  send: SendDelivery;
  /** Draws the alternatives of the rules by this text, before `rules` replace parameters. */
  surprise?: string;
  rules?: Replacements;
  /** The instant the clock starts at, and a reset sets it to; the real time by default. */
  clock?: Date;
  /** A saved state (`GET /_sandbox/state`) that the simulator starts with, and a reset returns to; none by default. */
  state?: Uint8Array;
  /** Makes the identifiers the same in every run. */
  seed?: string;
  report?: ReportError;
  /** Whether other machines, such as neighbouring containers, may make control calls. */
  openControl?: boolean;
  /** Whether it delivers notifications automatically; true by default. */
  deliver?: boolean;
  console?: Hono<HttpEnv>;
}

/** The facts about a request that is invalid HTTP, so that no call exists for it. */
export interface BrokenRequest extends Violation {
  status: number;
}

export interface Simulator {
  options: CoreOptions;
  /**
   * Answers a request. The promise never settles when the call meets the fault `timeout`.
   * @param peer IP address at the other end of the connection; this machine's by default
   */
  fetch: (request: Request, peer?: string) => Promise<Response>;
  answerBroken: (broken: BrokenRequest) => Response;
  runner: Runner;
  deliverer: Deliverer;
  log: CallLog;
  report: ReportError;
  /** Loads the initial rules with further replacements. */
  loadOwn: (...replacements: readonly Replacements[]) => Rules;
  closing: AbortSignal;
  /** Ends deliveries under way, and calls that a fault delays. */
  close: () => Promise<void>;
}
