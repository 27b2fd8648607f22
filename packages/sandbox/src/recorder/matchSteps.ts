import { LOGIN } from '../contract/Examples.js';
import { findHeld } from './positions.js';
import type { RecordedCall, RecordedExchange, Traffic } from './Traffic.js';
import { findList, findValues, hasOneChange, listAt, numberAt, same, textAt } from './values.js';

/** A step of `homologacao.yml`, as the build copies it. */
export interface Step {
  id: string;
  journey: string;
  /** Markdown of one paragraph. */
  action: string;
  expected?: string;
  operation?: string;
  /** operationIds of the webhooks to receive. */
  notifications?: string[];
  /** The expected error, or `none` where no contract gives the code; absent for success. */
  status?: number | 'none';
}

/** A step, or one of its notifications, with the exchanges that would prove it, and the one that does. */
export interface ProvedStep {
  step: Step;
  notification?: string;
  found: readonly (RecordedExchange | RecordedCall)[];
  proof?: RecordedExchange | RecordedCall;
}

/**
 * Finds an exchange for each step, and for each notification of a step: one with the fields and the failure that the
 * step's text names. An exchange proves one step; steps with fewer candidates choose first.
 */
export function matchSteps(traffic: Traffic, steps: readonly Step[]): ProvedStep[] {
  const all = steps.flatMap((step) => findCandidates(step, traffic));
  const used = new Set<RecordedExchange>();
  // Of two steps with equally many candidates, the one that names more fields is harder to prove.
  const weightOf = ({ found, step }: ProvedStep) =>
    found.length - step.action.split('`').length / 100;
  for (const one of all.toSorted((a, b) => weightOf(a) - weightOf(b))) {
    one.proof = one.found.find((exchange) => !used.has(exchange));
    if (one.proof) used.add(one.proof);
  }
  return all;
}

function findCandidates(step: Step, traffic: Traffic): ProvedStep[] {
  const { notifications, operation } = step;
  if (!notifications) {
    const calls = traffic.calls.filter(({ id }) => id === operation);
    return [{ step, found: calls.filter((call) => provesCall(step, call, traffic)) }];
  }
  return notifications.map((notification) => {
    const nameOf = ({ sent }: RecordedExchange) => textAt(sent, 'eventType').replace(/\W/g, '');
    const found = traffic.deliveries
      .filter((one) => notification.toLowerCase() === `notificar${nameOf(one)}`.toLowerCase())
      .filter((one) => (step.id === 'NOT-09' ? isRepeated(one, traffic) : one.isOk));
    return { step, notification, found };
  });
}

/** Conditions of a step besides the call, fields and failure that its text names. */
const CONDITIONS: Readonly<Record<string, (call: RecordedCall, traffic: Traffic) => unknown>> = {
  'EMI-09': ({ isOk }) => !isOk,
  'EMI-28': (call, traffic) =>
    traffic.earlier(call, 'submeterSolicitacao', same(call, 'params.id')),
  'OPE-02': ({ query }) => Object.keys(query).every((name) => /^page/i.test(name)),
  'OPE-04': isEmpty,
  'CEV-02': isEmpty,
  'CEV-03': ({ sent }) => /\.\d{8}/.test(String(findValues(sent, /^precoUnitario$/))),
  'EVE-06': ({ sent }) => /\.\d{9}/.test(String(findValues(sent, /^valorPagamento$/))),
  'CEV-09': (call, traffic) => {
    const decided = traffic.earlier(call, 'aprovarOuReprovarMovimentacao');
    const isOther = ({ query }: RecordedCall) => query.cpfCnpj !== call.query.cpfCnpj;
    return decided && traffic.later(decided, call.id, isOther);
  },
  'INV-01': ({ sent }) => textAt(sent, 'cpfCnpj').length === 14,
  'INV-02': ({ sent }) => textAt(sent, 'cpfCnpj').length === 11,
  'INV-14': (call, traffic) => traffic.earlier(call, call.id, same(call, 'params.cpfCnpj')),
  'BLQ-04': (call, traffic) => {
    const held = findHeld(call, textAt(call.sent, 'investidorCpfCnpj'), traffic) || 0;
    return numberAt(call.sent, 'quantidade') > held;
  },
  'CNC-01': ({ day, query }) => textAt(query, 'dataReferencia') < day,
  'WHK-05': (call, { calls }) => {
    const side = ({ sent }: RecordedCall) =>
      Math.sign(numberAt(sent, 'daysBeforeExpiration') - 100);
    return calls.some((one) => one.id === call.id && one.isRefused && side(one) !== side(call));
  },
  'WHK-08': ({ got }) => textAt(got, 'webhookDelivery.status') === 'SUCCESS',
  'WHK-09': ({ got }) => /PENDING|FAILED/.test(textAt(got, 'webhookDelivery.status')),
  'WHK-14': (call, traffic) => {
    const hasId = (id: unknown) => (one: RecordedCall) => listAt(one.sent, 'ids').includes(id);
    return listAt(call.sent, 'ids').some((id) => traffic.earlier(call, call.id, hasId(id)));
  },
};

function isEmpty({ got, isOk }: RecordedCall): boolean {
  return !isOk || !findList(got)?.items.length;
}

function provesCall(step: Step, call: RecordedCall, traffic: Traffic): unknown {
  const { [step.id]: isMet = () => true } = CONDITIONS;
  const showsItem = /^(A lista|Cada item)/.test(step.expected ?? '');
  return !(showsItem && isEmpty(call)) && hasResult(step, call, traffic) && isMet(call, traffic);
}

/** Whether a call had the result that the step expects, for the reason that it names. */
function hasResult({ action, id, status }: Step, call: RecordedCall, traffic: Traffic): unknown {
  if (typeof status === 'number' && call.status !== status) return false;
  if (status === 401) return isUnauthorised(action, call, traffic);
  if (status === 403) return true;
  if (status === 404) return traffic.isClean(call);
  // A step without a status means a refused content, and not a refused token.
  const isAnswer = call.isOk || call.isRefused || call.status === (call.id === LOGIN ? 401 : 404);
  if (status === 'none' && !isAnswer) return false;
  // An API may accept a call that a rule of the simulator refuses.
  const problems = traffic.findProblems(call).filter(({ rule }) => !call.isOk || !rule);
  const names = problems.map(({ missing, location }) => missing ?? lastName(location));
  const isMeant = names.every((name) => isNamed(action, name));
  if (status === 400) return new Set(names).size === 1 && isMeant;
  if (status === 'none' && problems.length > 0) return isMeant;
  if (status === undefined && !call.isOk) return id === 'WHK-01' && call.status === 404;
  return problems.length === 0 && hasFields(action, call);
}

function lastName(location: string): string {
  const names = location.split('/').filter((name) => !/^\d*$/.test(name));
  return names.length > 1 ? (names.at(-1) ?? '') : '';
}

/** Whether a text names a field; one without fields is about the whole body. */
function isNamed(action: string, name: string): boolean {
  return name === '' ? !action.includes('`') : action.includes(`\`${name}\``);
}

/** Whether a request has the fields and values that a text names, and lacks those after "sem". */
function hasFields(action: string, { operation, params, query, sent }: RecordedCall): boolean {
  const schemas = [operation.params, operation.query, operation.body?.schema];
  const known = findValues(schemas, /^properties$/).flatMap((one) => Object.keys(Object(one)));
  const named = [...action.matchAll(/(sem )?`(\w+)`(?: `(\w+)`)?/g)];
  return named.every(([, without, name = '', value]) => {
    const found = findValues([params, query, sent], new RegExp(`^${name}$`));
    if (value !== undefined) return found.includes(value);
    return !known.includes(name) || found.length > 0 === !without;
  });
}

/** Whether a 401 has the reason that a text names. */
function isUnauthorised(action: string, call: RecordedCall, traffic: Traffic): unknown {
  const times = traffic.tokens.get(call.token);
  if (call.id === LOGIN) return traffic.isClean(call);
  if (action.includes('sem token')) return call.token === '' && traffic.hasTokens;
  if (action.includes('caractere trocado')) {
    const isChanged = ({ got }: RecordedCall) =>
      hasOneChange(textAt(got, 'accessToken'), call.token);
    return call.entry._caractereTrocado || traffic.ok(LOGIN).some(isChanged);
  }
  const login = traffic.ok(LOGIN).find(({ begun }) => begun > call.begun);
  const latest = Math.max(call.now, login?.now ?? 0);
  return times !== undefined && latest >= times.exp * 1000;
}

/** Whether a notification came in twice, and once more, with a refusal as the answer. */
function isRepeated(one: RecordedExchange, { deliveries }: Traffic): boolean {
  // Repetitions have the same text, which is compared faster than its values.
  const bodyOf = ({ entry }: RecordedExchange) => entry.request.postData?.text;
  const copies = deliveries.filter((other) => bodyOf(other) === bodyOf(one));
  const isRefused = copies.some(({ status }) => status === 401 || status === 403);
  return isRefused && copies.filter(({ isOk }) => isOk).length > 1;
}
