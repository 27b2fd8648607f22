import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/Contract.js';
import { placeInContract, writePlace } from '../contract/placeInContract.js';
import type { Misfit } from '../contract/validators.js';
import { aBoolean, anErrorCode, aText, defineRule, mapOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { refuseBody } from '../services/bodyReading.js';
import { Refusal } from '../work/Work.js';
import type { Runner } from './Runner.js';
import { BODY_LIMIT } from './readBodies.js';

const unknownCall = defineRule('chamada-desconhecida', { codigo: anErrorCode });
const callers = defineRule('quem-pode-chamar', { codigo: anErrorCode });
const errorBody = defineRule('corpo-dos-erros', { campo: aText, detalhes: aBoolean });
const unknownTexts = defineRule('textos-nao-informados', { textos: mapOf(aText) });
const undocumentedInvalid = defineRule('requisicao-invalida-sem-400', {
  codigo: anErrorCode,
  chamadas: mapOf(anErrorCode),
});
const undocumentedMissing = defineRule('objeto-inexistente', { codigo: anErrorCode });
const refusedCode = defineRule('recusa-por-estado', { codigo: anErrorCode });

/** User-Agent of deliveries: simulators refuse them, their own included. */
export const DELIVERY_AGENT = 'frontier-sandbox';

/** Loopback names of this machine in URLs. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Answers errors as the operation documents them; names the rules that shaped a response in `sandbox-regras`. */
export function answerErrors(server: FastifyInstance, runner: Runner): void {
  server.decorateRequest('company', '');
  server.decorateRequest('operation');
  server.decorateRequest('fault');
  server.decorateRequest('moment');
  server.decorateRequest('ruled');
  server.addHook('onRequest', async (request) => {
    request.ruled = runner.rules.watch();
  });
  server.addHook('onSend', async ({ ruled }, reply, payload) => {
    if (ruled) nameRules(reply, ruled);
    return payload;
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => {
    const problem = `nenhum contrato tem ${request.method} ${request.url.split('?', 1)[0]}`;
    return answerUnknown(request.ruled, reply, problem);
  });
}

/** Answers a path that cannot be decoded: the server fails before routing and runs no hooks. */
export function answerUnreadablePath(rules: WatchedRules, reply: FastifyReply): FastifyReply {
  return answerUnknown(rules, reply, 'não se pode ler');
}

function answerUnknown(rules: WatchedRules, reply: FastifyReply, problem: string): FastifyReply {
  const { codigo } = rules.of(unknownCall);
  const body = writeErrorBody(codigo, undefined, rules, [{ onde: 'caminho', problema: problem }]);
  return nameRules(reply, rules).code(codigo).send(body);
}

function nameRules(reply: FastifyReply, { asked }: WatchedRules): FastifyReply {
  return asked.length > 0 ? reply.header('sandbox-regras', asked.join(', ')) : reply;
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const { operation, ruled } = request;
  const refusal = readRefusal(error, operation?.bodyTypes ?? []);
  if (refusal && request.is404) return answerUnknown(ruled, reply, 'nenhum contrato o tem');
  const status = refusal
    ? chooseStatus(refusal.reason, operation, ruled)
    : (error.statusCode ?? 500);
  if (!refusal && status >= 500) {
    request.log.error({ err: error, operation: operation?.id }, 'unexpected');
  }
  return reply
    .code(status)
    .type('application/json')
    .send(
      writeErrorBody(status, operation, ruled, refusal && nameSources(refusal, status, request)),
    );
}

/** A problem in an error's body, with the rule or the place of the contract that it comes from. */
interface Detail {
  onde: string;
  problema: string;
  regra?: string;
  contrato?: string;
}

function nameSources(
  { misfits, reason }: Refusal,
  status: number,
  { operation, ruled }: FastifyRequest,
): Detail[] {
  const find = (misfit: Misfit): Pick<Detail, 'regra' | 'contrato'> => {
    const { regra = reason === 'refused' ? refusedCode.id : undefined } = misfit;
    if (regra !== undefined) return { regra };
    if (!operation) return {};
    if (reason === 'invalid') return { contrato: placeInContract(operation, misfit) };
    return status in operation.errorTexts ? { contrato: writePlace(operation, [status]) } : {};
  };
  return misfits.map((misfit) => {
    if (misfit.regra !== undefined) ruled.note({ id: misfit.regra });
    return { onde: misfit.onde, problema: misfit.problema, ...find(misfit) };
  });
}

/** Builds an error body: the contract's exact text for the status if it has one, and the problems. */
export function writeErrorBody(
  status: number,
  operation: Operation | undefined,
  rules: WatchedRules,
  details: readonly Detail[] = [],
): Record<string, unknown> {
  const { campo, detalhes } = rules.of(errorBody);
  const text =
    operation?.errorTexts[status] ?? rules.of(unknownTexts).textos.get(String(status)) ?? '';
  return { [campo]: text, ...(detalhes && details.length > 0 && { detalhes: details }) };
}

/** The status that the operation documents for this reason, or that of a rule. */
function chooseStatus(
  reason: Refusal['reason'],
  operation: Operation | undefined,
  rules: WatchedRules,
): number {
  const errorTexts = operation?.errorTexts ?? {};
  if (reason === 'unauthorised') return 401;
  if (reason === 'forbidden') return 403;
  if (reason === 'missing') {
    if (404 in errorTexts) return 404;
    const { codigo } = rules.of(undocumentedMissing);
    return 400 in errorTexts ? 400 : codigo;
  }
  if (reason === 'refused') return rules.of(refusedCode).codigo;
  if (400 in errorTexts) return 400;
  const { codigo, chamadas } = rules.of(undocumentedInvalid);
  return chamadas.get(operation?.id ?? '') ?? codigo;
}

/**
 * Converts an error into a refusal, including Fastify's errors about the media type, size or syntax of a request.
 * @param mediaTypes the media types that the operation accepts; empty for one without a body
 * @returns `undefined` for an error that the caller did not cause
 */
export function readRefusal(error: Error, mediaTypes: readonly string[]): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { code, statusCode = 500 } = error as FastifyError;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refuseBody('corpo', `não pode passar de ${BODY_LIMIT / 1024} KiB`);
  }
  if (code !== 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return refuseBody('pedido', 'não se pode ler');
  }
  if (mediaTypes.length === 0) return Refusal.of('invalid', 'corpo', 'a chamada não tem corpo');
  const problem = `deve vir como ${mediaTypes.join(' ou ')}, e dizer isso no cabeçalho Content-Type`;
  return Refusal.of('invalid', 'corpo', problem);
}

export interface AllowedHosts {
  /** The name that the server listens on. */
  host: string;
  /** Other host names, such as a container's: exact, without a port. */
  allowHosts: readonly string[];
}

/**
 * Accepts only requests to a loopback name, `host` or one of `allowHosts`, and refuses web pages of other sites. This
 * prevents DNS rebinding, and writes from pages on other ports. It also refuses deliveries of simulators, so that a
 * webhook address cannot point at one.
 */
export function guardRequests(server: FastifyInstance, { host, allowHosts }: AllowedHosts): void {
  const names = new Set([...LOOPBACK, bracket(host), ...allowHosts.map(bracket)]);
  server.addHook('onRequest', async ({ headers, host: called, method, ruled }, reply) => {
    const isKnown = names.has(nameOf(called)) && isOwnOrigin(headers.origin, called, method, names);
    const isDelivery = headers['user-agent']?.includes(DELIVERY_AGENT) ?? false;
    if (isKnown && !isDelivery) return;
    const { codigo } = ruled.of(callers);
    const misfits = [
      isDelivery
        ? { onde: 'User-Agent', problema: 'uma entrega do simulador não chama o simulador' }
        : {
            onde: 'Host ou Origin',
            problema: 'chame o simulador pelo nome desta máquina, ou dê o nome em --allow-host',
          },
    ];
    return reply.code(codigo).send(writeErrorBody(codigo, undefined, ruled, misfits));
  });
}

/** Whether the `Host` of a call is a loopback name. */
export function isByOwnName(called: string): boolean {
  return LOOPBACK.includes(nameOf(called));
}

function nameOf(called: string): string {
  return called.replace(/:\d+$/, '').toLowerCase();
}

/** The name as in a URL: IPv6 in brackets. */
function bracket(name: string): string {
  return (name.includes(':') && !name.startsWith('[') ? `[${name}]` : name).toLowerCase();
}

/** Pages on any port of this machine may read; only those of the simulator's port may write. */
function isOwnOrigin(
  origin: string | undefined,
  called: string,
  method: string,
  names: ReadonlySet<string>,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return method === 'GET' ? names.has(hostname) : host === called.toLowerCase();
}
