import type { RuleEntry } from '../../../packages/sandbox/src/rules/Rules.js';
import type { Outgoing } from './Outgoing.js';
import type { RawCall, RawContracts } from './RawContracts.js';
import type { Company, World } from './World.js';

export interface Exchange {
  /** The operation that the request addressed, which a fault may have changed. */
  call: RawCall | undefined;
  request: Outgoing;
  company: Company;
  /** The request as text: its response may repeat its ids. */
  sent: string;
  status: number;
  text: string;
  mediaType: string;
  /** Ids of rules in the response. */
  rules: string[];
}

interface Checks {
  contracts: RawContracts;
  world: World;
  entries: readonly RuleEntry[];
}

/** The first fault of a response, if any. */
export function findFault(exchange: Exchange, checks: Checks): string | undefined {
  return (
    findWrongCode(exchange, checks) ??
    findWrongBody(exchange, checks) ??
    findAccepted(exchange, checks) ??
    findLeak(exchange, checks)
  );
}

/** The status of a rule that no parameter changes: its text has it. */
const FIXED_CODES: Readonly<Record<string, number>> = { 'quem-pode-chamar': 403 };

/** The status is documented, or one of a named rule. */
function findWrongCode({ call, status, rules }: Exchange, { entries }: Checks) {
  if (status >= 500) return `unexpected ${status}`;
  if (call?.answers.has(status)) return undefined;
  const giving = entries.filter(({ id, parameters }) => {
    return FIXED_CODES[id] === status || givesCode(parameters, status);
  });
  if (giving.some(({ id }) => rules.includes(id))) return undefined;
  return `${status} is neither documented nor a status of the rules ${rules.join(', ') || '(none)'}`;
}

function givesCode(parameters: unknown, status: number): boolean {
  if (typeof parameters !== 'object' || parameters === null) return parameters === status;
  return Object.values(parameters).some((value) => givesCode(value, status));
}

/** A body conforms to its schema, an error to the rule; there is no undocumented body. */
function findWrongBody(exchange: Exchange, { contracts }: Checks) {
  const { call, request, status, text, mediaType, rules } = exchange;
  if (request.method === 'HEAD') return undefined;
  if (status >= 400) {
    if (!rules.includes('corpo-dos-erros')) return `the error's body has no rule`;
    const { mensagem, detalhes = [] } = read(text);
    const isKnown = typeof mensagem === 'string' && mensagem !== '' && Array.isArray(detalhes);
    if (!isKnown) return `the error's body is ${text}`;
    const named = (detalhes as { regra?: string }[]).flatMap(({ regra }) => regra ?? []);
    const odd = named.find((id) => !rules.includes(id));
    return odd && `the details name ${odd}, and the header ${rules.join(', ')}`;
  }
  if (!call) return `${status} for a call that no contract has`;
  const pointer = call.answers.get(status);
  if (!pointer) {
    const isRule = text === '' || rules.includes('id-do-representante') || hasBodyRule(rules);
    return isRule ? undefined : `a body that neither contract nor rule has: ${text}`;
  }
  if (!mediaType.startsWith('application/json')) return `media type ${mediaType}`;
  const violation = contracts.findViolation(pointer, read(text));
  return violation && `the answer does not fit the contract: ${violation}`;
}

/** Whether a rule adds a body that the contract lacks. */
function hasBodyRule(rules: string[]): boolean {
  return rules.some((id) => id.startsWith('envelope-') || id.startsWith('campos-dos-testes'));
}

/** Invalid JSON is never accepted. */
function findAccepted({ call, request, status, rules }: Exchange, { contracts }: Checks) {
  if (status >= 400 || call?.body?.mediaType !== 'application/json') return undefined;
  const text = String(request.payload ?? JSON.stringify(request.body) ?? '');
  if (text === '') return undefined;
  const violation = contracts.findViolation(call.body.pointer, read(text));
  if (violation?.includes('required') && rules.includes('obrigatorio-com-padrao')) return undefined;
  return violation && `accepted, although ${violation}`;
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|lnc\d+|marca[a-z]+/g;

/** An accepted call neither names nor shows an object of another account; a refusal shows only those it was sent. */
function findLeak({ call, request, company, sent, status, text }: Exchange, { world }: Checks) {
  const isAccepted = status < 300;
  const findForeign = (part: string) =>
    (part.toLowerCase().match(ID) ?? []).filter((id) => {
      return (world.owners.get(id) ?? company) !== company;
    });
  const shown = findForeign(text).find((id) => isAccepted || !findForeign(sent).includes(id));
  if (shown) return `${shown} of another account in an answer to ${company.mark}`;
  // A filter by an unknown id finds nothing, and unknown notifications are not confirmed.
  const mayName = request.query.length > 0 || call?.id === 'confirmarRecebimento';
  const [reached] = isAccepted && call ? findForeign(mayName ? request.path : sent) : [];
  return reached && `${reached} of another account was reached`;
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
