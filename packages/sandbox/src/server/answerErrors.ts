import type { ResolvedOperation } from '@frontier/openapi/resolve';
import type * as z from 'zod';
import { toDetail, type Violation } from '../contract/describeViolations.js';
import {
  aBoolean,
  aCall,
  aFieldName,
  anErrorCode,
  aText,
  defineRule,
  mapOf,
  oneOf,
  type Rule,
} from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { DISK_FULL } from '../store/EmbeddedPool.js';
import { Refusal } from '../work/Work.js';
import { type HttpCall, type HttpEnv, pathOf, respond } from './HttpCall.js';

const aShape = oneOf('mensagem', 'problema', 'lista', 'texto');

const unknownCall = defineRule('chamada-desconhecida', { codigo: anErrorCode });
const errorBody = defineRule('corpo-dos-erros', {
  forma: aShape,
  campo: aFieldName('detalhes'),
  detalhes: aBoolean,
});
const unknownTexts = defineRule('textos-nao-informados', { textos: mapOf(aText) });
const undocumentedInvalid = defineRule('requisicao-invalida-sem-400', {
  codigo: anErrorCode,
  chamadas: mapOf(anErrorCode, aCall),
});
const undocumentedMissing = defineRule('objeto-inexistente', { codigo: anErrorCode });
const refusedCode = defineRule('recusa-por-estado', { codigo: anErrorCode });

/** Receives an unexpected error, with the part of the simulator and the operation in which it occurred. */
export type ReportError = (part: string, error: unknown, operation?: string) => void;

export function answerUnknown(call: HttpCall): Response {
  const problem = `nenhum contrato tem ${call.req.method} ${pathOf(call)}`;
  const { codigo } = call.var.ruled.peek(unknownCall);
  return answerProblems(call, codigo, [{ location: 'caminho', problem, rule: unknownCall.id }]);
}

type FailedCall = { var: Pick<HttpEnv['Variables'], 'exchange' | 'operation' | 'ruled'> };

/**
 * Answers with the contract's text for the status, if it has one. Header and log name only the rules of the problems
 * and of the code.
 * @param coding the rule that chose the status
 */
export function answerProblems(
  call: FailedCall,
  status: number,
  violations: readonly Violation[] = [],
  coding?: Rule<unknown>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { exchange, operation, ruled } = call.var;
  const details = violations.map(toDetail);
  if (exchange) exchange.details = details;
  ruled.forget();
  for (const id of [coding?.id, ...violations.map(({ rule }) => rule)]) if (id) ruled.note({ id });
  const { campo, detalhes, forma } = ruled.of(errorBody);
  const text =
    operation?.errorTexts[status] ?? ruled.of(unknownTexts).textos.get(String(status)) ?? '';
  const list = detalhes && details.length > 0 && { detalhes: details };
  const shaped = shapeError(forma, status, text, { [campo]: text, ...list });
  return respond(call, status, shaped.text, { 'content-type': shaped.type, ...headers });
}

export function answerError(error: Error, call: HttpCall, report: ReportError): Response {
  const { operation, ruled } = call.var;
  if (error instanceof Refusal) {
    const code = chooseCode(error.reason, operation, ruled);
    const violations = error.violations.map((violation) => ({
      ...violation,
      ...findSource(violation, error.reason, code, operation),
    }));
    return answerProblems(call, code.status, violations, code.by);
  }
  report('unexpected', error, operation?.id);
  const { status, violations } = explainFailure(error);
  return answerProblems(call, status, violations);
}

/** The status of an error that the caller did not cause, and the details for its response. */
export function explainFailure(error: Error): { status: number; violations?: Violation[] } {
  if ((error as { code?: unknown }).code !== DISK_FULL) return { status: 500 };
  const problem = 'o disco dos dados está cheio: nada foi gravado; libere espaço e repita';
  return { status: 507, violations: [{ location: 'simulador', problem }] };
}

/** Where a problem comes from: its own rule, its place in the contract, or the rule that chose the code. */
function findSource(
  violation: Violation,
  reason: Refusal['reason'],
  { status, by }: Code,
  operation: ResolvedOperation | undefined,
): Pick<Violation, 'rule' | 'contract'> {
  if (violation.rule !== undefined) return { rule: violation.rule };
  if (operation && reason === 'invalid') return { contract: contractPartOf(operation, violation) };
  if (by) return { rule: by.id };
  const isDocumented = operation && status in operation.errorTexts;
  return isDocumented ? { contract: joinContractPart(operation, [status]) } : {};
}

interface Code {
  status: number;
  /** The rule that chose it, if the contract has none for the reason. */
  by?: Rule<unknown>;
}

function chooseCode(
  reason: Refusal['reason'],
  operation: ResolvedOperation | undefined,
  rules: WatchedRules,
): Code {
  const errorTexts = operation?.errorTexts ?? {};
  if (reason === 'unauthorised') return { status: 401 };
  if (reason === 'forbidden') return { status: 403 };
  if (reason === 'refused') return { status: rules.peek(refusedCode).codigo, by: refusedCode };
  if (reason === 'missing') {
    if (404 in errorTexts) return { status: 404 };
    const { codigo } = rules.peek(undocumentedMissing);
    return { status: 400 in errorTexts ? 400 : codigo, by: undocumentedMissing };
  }
  if (400 in errorTexts) return { status: 400 };
  const { codigo, chamadas } = rules.peek(undocumentedInvalid);
  return { status: chamadas.get(operation?.id ?? '') ?? codigo, by: undocumentedInvalid };
}

/** English names of a request's parts, as in the reference's anchors. */
const PARTS: Readonly<Record<string, string>> = {
  corpo: 'body',
  consulta: 'query',
  caminho: 'path',
};

/** The contract of a problem and its place there: `emissao.yaml: criarSolicitacao.body.tipo`. */
function contractPartOf(operation: ResolvedOperation, { missing, location }: Violation): string {
  const [part = '', ...names] = location.split('/');
  const fields = [...names, missing ?? ''].filter((name) => name !== '' && !/^\d+$/.test(name));
  return joinContractPart(operation, [PARTS[part] ?? 'body', ...fields]);
}

/** A documented response in the contract: `emissao.yaml: consultarSolicitacao.404`. */
function joinContractPart(
  { id, service }: ResolvedOperation,
  names: readonly (string | number)[],
): string {
  return [`${service}.yaml: ${id}`, ...names].join('.');
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** @param body the body of the assumed shape */
function shapeError(
  shape: z.output<typeof aShape>,
  status: number,
  text: string,
  body: object,
): { type: string; text: string } {
  if (shape === 'texto') return { type: 'text/plain; charset=utf-8', text };
  if (shape === 'mensagem') return { type: JSON_TYPE, text: JSON.stringify(body) };
  if (shape === 'lista') {
    return { type: JSON_TYPE, text: JSON.stringify({ errors: [{ code: status, message: text }] }) };
  }
  const problem = { type: 'about:blank', title: text, status };
  return { type: 'application/problem+json', text: JSON.stringify(problem) };
}
