import { steps } from '../../dist/data.js';
import { LOGIN } from '../contract/Examples.js';
import { namesOf, partsOf } from '../contract/schemaParts.js';
import {
  findEarlier,
  findHeld,
  findValues,
  hasSameId,
  isRefused,
  itemsInAnswer,
} from './questions/sightings.js';
import {
  listAt,
  numberAt,
  type RecordedCall,
  type RecordedDelivery,
  type Traffic,
  textAt,
} from './Traffic.js';

/** A step of `homologacao.yml`, as the build copies it. */
export interface Step {
  id: string;
  /** Markdown of one paragraph. */
  action: string;
  expected?: string;
  operation?: string;
  /** operationIds of the webhooks to receive. */
  notifications?: string[];
  /** The expected error, or `none` where no contract gives the code; absent for success. */
  status?: number | 'none';
}

/** A step, or one of its notifications, with its proof. */
export interface ProvedStep {
  step: Step;
  notification?: string;
  /** `undefined` without a proof. */
  proof: Proof | undefined;
}

type Proof = RecordedCall | RecordedDelivery;

interface Candidate extends Omit<ProvedStep, 'proof'> {
  /** The exchanges that would prove it. */
  found: readonly Proof[];
}

export function readSteps(): readonly Step[] {
  return steps;
}

/**
 * Finds an exchange that proves each step, and each notification of a step: one of its call, with the fields and the
 * failure that its text names. An exchange proves one step; steps with fewer candidates choose first.
 */
export function matchSteps(traffic: Traffic, steps: readonly Step[]): ProvedStep[] {
  const candidates = steps.flatMap((step) => findCandidates(step, traffic));
  const proofs = new Map<Candidate, Proof>();
  const used = new Set<Proof>();
  // Of steps with as many candidates, those that ask for more.
  const weightOf = ({ found, step }: Candidate) =>
    found.length - step.action.split('`').length / 100;
  for (const candidate of candidates.toSorted((a, b) => weightOf(a) - weightOf(b))) {
    const proof = candidate.found.find((one) => !used.has(one));
    if (!proof) continue;
    used.add(proof);
    proofs.set(candidate, proof);
  }
  return candidates.map((candidate) => ({ ...candidate, proof: proofs.get(candidate) }));
}

function findCandidates(step: Step, traffic: Traffic): Candidate[] {
  const { notifications, operation = '' } = step;
  if (!notifications) {
    const found = traffic.of(operation).filter((call) => provesCall(step, call, traffic));
    return [{ step, found }];
  }
  return notifications.map((notification) => {
    const isProof = (one: RecordedDelivery) => provesDelivery(step, notification, one, traffic);
    return { step, notification, found: traffic.deliveries.filter(isProof) };
  });
}

type StepCondition = (call: RecordedCall, traffic: Traffic) => boolean;

/** Conditions of a step besides the call, fields and failure that its text names. */
const CONDITIONS: Readonly<Record<string, StepCondition>> = {
  'EMI-09': ({ status }) => status >= 400 && status < 500,
  'EMI-28': (call, traffic) =>
    findEarlier(traffic, 'submeterSolicitacao', call, hasSameId(call)) !== undefined,
  'OPE-02': ({ query }) => [...query.keys()].every((name) => /^page/i.test(name)),
  'OPE-04': (call) => !call.isOk || itemsInAnswer(call).length === 0,
  'CEV-01': ({ got }) => listAt(got, 'contasDeposito').length > 0,
  'CEV-02': ({ got, isOk }) => !isOk || listAt(got, 'contasDeposito').length === 0,
  'CEV-09': (call, traffic) => {
    const own = call.query.get('cpfCnpj');
    const decided = findEarlier(traffic, 'aprovarOuReprovarMovimentacao', call);
    const isOther = ({ begun, query }: RecordedCall) =>
      decided !== undefined && begun > decided.ended && query.get('cpfCnpj') !== own;
    return traffic.ok('consultarPosicaoDoInvestidor').some(isOther);
  },
  'INV-14': (call, traffic) =>
    findEarlier(traffic, call.id, call, ({ params }) => params.cpfCnpj === call.params.cpfCnpj) !==
    undefined,
  'BLQ-04': (call, traffic) => {
    const held = findHeld(traffic, call, textAt(call.sent, 'investidorCpfCnpj')) ?? 0;
    return numberAt(call.sent, 'quantidade') > held;
  },
  'WHK-05': (call, traffic) => {
    const side = ({ sent }: RecordedCall) =>
      Math.sign(numberAt(sent, 'daysBeforeExpiration') - 100);
    return traffic.of(call.id).some((one) => isRefused(one) && side(one) !== side(call));
  },
  'WHK-08': ({ got }) => textAt(got, 'webhookDelivery.status') === 'SUCCESS',
  'WHK-09': ({ got }) => /PENDING|FAILED/.test(textAt(got, 'webhookDelivery.status')),
  'WHK-14': (call, traffic) => {
    const ids = listAt(call.sent, 'ids');
    const isSame = ({ sent }: RecordedCall) => ids.every((id) => listAt(sent, 'ids').includes(id));
    return ids.length > 0 && findEarlier(traffic, call.id, call, isSame) !== undefined;
  },
};

function provesCall(step: Step, call: RecordedCall, traffic: Traffic): boolean {
  if (!hasResult(step, call, traffic)) return false;
  const isShown = /^(A lista|Cada item)/.test(step.expected ?? '');
  if (isShown && call.isOk && itemsInAnswer(call).length === 0) return false;
  const [, kind] = /pessoa (física|jurídica)/.exec(step.action) ?? [];
  const digits = textAt(call.sent, 'cpfCnpj').length;
  if (kind !== undefined && digits !== (kind === 'física' ? 11 : 14)) return false;
  return CONDITIONS[step.id]?.(call, traffic) ?? true;
}

/** Whether a call had the result that the step expects, for the reason that it names. */
function hasResult({ action, id, status }: Step, call: RecordedCall, traffic: Traffic): boolean {
  if (call.status === 0) return false;
  if (status === 401) return call.status === 401 && isUnauthorised(action, call, traffic);
  if (status === 403) return call.status === 403;
  const { faults, refusals } = traffic.checkRequest(call);
  const problems = [...faults, ...refusals];
  if (status === 404) return call.status === 404 && problems.length === 0;
  const wrong = new Set(problems.map(({ missing, location }) => missing ?? lastName(location)));
  if (status === 400) {
    const [name = ''] = wrong;
    return isRefused(call) && call.status === 400 && wrong.size === 1 && isNamed(action, name);
  }
  if (status === 'none' && wrong.size > 0) {
    return [...wrong].every((name) => isNamed(action, name));
  }
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
  const request = [params, Object.fromEntries(query), sent];
  const schemas = [operation.params, operation.query, operation.body?.schema ?? {}];
  const known = schemas.flatMap((schema) => collectFieldNames(partsOf(schema)));
  const missing = [...action.matchAll(/sem (?:o campo )?`(\w+)`/g)].map(([, name]) => name);
  const values = [...action.matchAll(/`(\w+)` igual a `([^`]+)`/g)];
  const names = [...action.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const find = (name: string) => findValues(request, new RegExp(`^${name}$`));
  return (
    values.every(([, name = '', value]) => find(name).includes(value)) &&
    names.every((name) => !known.includes(name) || find(name).length > 0 !== missing.includes(name))
  );
}

function collectFieldNames(parts: ReturnType<typeof partsOf>): string[] {
  const inner = parts.flatMap(({ items, properties = {} }) => [
    ...Object.values(properties),
    ...(items ? [items] : []),
  ]);
  return [...namesOf(parts), ...inner.flatMap((schema) => collectFieldNames(partsOf(schema)))];
}

/** Whether a 401 has the reason that a text names. */
function isUnauthorised(action: string, call: RecordedCall, traffic: Traffic): boolean {
  const times = traffic.tokens.get(call.token);
  if (call.id === LOGIN) return traffic.isClean(call);
  if (action.includes('sem token')) return call.token === '';
  if (action.includes('caractere trocado')) return call.token !== '' && !times;
  const login = traffic.ok(LOGIN).find(({ begun }) => begun > call.begun);
  const latest = Math.max(call.now, login?.now ?? 0);
  return times !== undefined && latest >= times.exp * 1000;
}

/** Whether a delivery is a notification of a step; the last step needs copies, and one that was refused. */
function provesDelivery(
  { id }: Step,
  notification: string,
  one: RecordedDelivery,
  traffic: Traffic,
): boolean {
  const event = one.eventType.replace(/\W/g, '').toLowerCase();
  const isOwn = notification.toLowerCase() === `notificar${event}`;
  if (id !== 'NOT-09') return isOwn && one.isOk;
  const copies = traffic.deliveries.filter(({ body }) => body === one.body);
  const refused = copies.filter(({ status }) => status === 401 || status === 403);
  return isOwn && refused.length > 0 && copies.filter(({ isOk }) => isOk).length > 1;
}
