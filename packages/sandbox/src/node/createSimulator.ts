import { LineCounter, parseDocument, visit } from 'yaml';
import { type Replacements, replacements } from '../rules/loadRules.js';
import { createCore } from '../server/createCore.js';
import type { CoreOptions, Simulator } from '../server/Simulator.js';
import type { Store } from '../store/openOn.js';
import { readData } from '../work/readData.js';
import { refuseErrors } from '../work/Work.js';
import { openStore, type StoreOptions } from './openStore.js';
import { readGivenText } from './readGiven.js';
import { readPreparedContracts } from './readPreparedContracts.js';
import { sendRequest } from './sendDelivery.js';
import { serveConsole } from './serveConsole.js';

export interface SimulatorOptions
  extends StoreOptions,
    Omit<CoreOptions, 'console' | 'contracts' | 'send' | 'store'> {
  /** Host names that notifications may be delivered to, in addition to this machine's. */
  allowTargets?: readonly string[];
  /** An open store, which `close()` leaves open. */
  store?: Store;
}

/** `close()` also closes a store that this function opened. @throws Error naming the invalid rule or option */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const store = options.store ?? (await openStore(options));
  const closeStore = async () => {
    if (!options.store) await store.destroy();
  };
  const { allowTargets = [] } = options;
  const isInMemory = !(options.store || options.data || options.databaseUrl);
  const closing = new AbortController();
  const core = await createCore({
    ...options,
    contracts: readPreparedContracts(),
    store,
    send: (request, seconds) =>
      sendRequest(request, { seconds, allowTargets, stop: closing.signal }),
    console: serveConsole(),
  }).catch(async (error: unknown) => {
    await closeStore();
    throw error;
  });
  const close = async (): Promise<void> => {
    // A store that stays waits for the outcomes of its deliveries.
    if (isInMemory) closing.abort();
    await core.close();
    await closeStore();
  };
  return { ...core, close };
}

/** Reads the user's rules. @throws Error naming a file that cannot be read, or that is no map of maps */
export function readRulesFile(file: string): Replacements {
  const text = readGivenText('--rules', file);
  return refuseErrors(file, () => readData(replacements, parseRules(text) ?? {}, 'o arquivo'));
}

/** @throws Error in Portuguese naming the line */
function parseRules(text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const faults = [...document.errors, ...document.warnings].map(({ pos }) => pos[0]);
  visit(document, {
    // An alias may repeat a value without end, or name no anchor.
    Alias: (_, { range }) => void faults.push(range?.[0] ?? 0),
    // The schema would ignore this key.
    Scalar: (_, { range, value }) => void (value === '__proto__' && faults.push(range?.[0] ?? 0)),
  });
  if (faults[0] === undefined) return document.toJS();
  const { line } = lineCounter.linePos(faults[0]);
  throw new Error(
    `linha ${line}: deve ser um só documento YAML, sem !, *, __proto__ nem campo repetido`,
  );
}
