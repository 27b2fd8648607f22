import type { Source } from '../json.js';
import { LIMITS } from '../limits.js';
import { METHODS } from '../walkDocument.js';
import { buildRequestBody, buildResponses } from './buildContent.js';
import { buildParameterGroups } from './buildParameters.js';
import { buildSampleBody } from './buildSampleBody.js';
import { buildSampleRequest } from './buildSampleRequest.js';
import { buildSecurity } from './buildSecurity.js';
import { buildServers, concreteUrl } from './buildServers.js';
import { type BuildContext, dereference } from './context.js';
import { findQuestions } from './findQuestions.js';
import { docsOf, entriesOf, flagOf, itemsOf, joinTexts, textOf } from './read.js';
import type { Markdown } from './types/schema.js';
import type { Callback, Operation, OperationKind, Sample, Service } from './types/service.js';

type ServiceAccess = Pick<Service, 'securitySchemes' | 'servers'>;

/** The operations under `paths`, `webhooks` or one callback, in document order. */
export function findOperations(
  context: BuildContext,
  holder: Source | undefined,
  kind: OperationKind,
) {
  return entriesOf(holder)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, source]) => {
      const pathItem = dereference(context, source);
      return [
        ...entriesOf(pathItem).filter(([method]) => METHODS.includes(method)),
        ...entriesOf(pathItem, 'additionalOperations'),
      ].map(([method, operation]) => ({ kind, method, path, pathItem, operation }));
    });
}

export function buildOperation(
  context: BuildContext,
  source: ReturnType<typeof findOperations>[number],
  access: ServiceAccess,
  depth = 0,
): Operation {
  const { kind, operation, pathItem } = source;
  context.budget.countPart(operation.pointer);
  const { value } = operation;
  const method = source.method.toUpperCase();
  const path =
    textOf(value, 'x-documented-path') ??
    textOf(pathItem.value, 'x-documented-path') ??
    source.path;
  const summary = textOf(value, 'summary');
  const pathSummary = textOf(pathItem.value, 'summary');
  const id = textOf(value, 'operationId') ?? `${source.method}-${source.path}`;
  const anchor = context.anchors.claim(id);
  const isDeep = depth >= LIMITS.callbackDepth;
  const [servers = []] = [operation, pathItem]
    .map((holder) => buildServers(context, holder))
    .filter(({ length }) => length > 0);
  const parameters = buildParameterGroups(context, pathItem, operation, anchor);
  const requestBody = buildRequestBody(context, operation, anchor);
  const security = buildSecurity(context, operation);
  const request =
    kind === 'path'
      ? buildSampleRequest({
          method,
          path,
          baseUrl: concreteUrl(servers[0] ?? access.servers[0]),
          parameters,
          body: buildSampleBody(context.built, requestBody?.content ?? []),
          security,
          schemes: access.securitySchemes,
        })
      : undefined;
  return {
    id,
    anchor,
    kind,
    method,
    path,
    title: summary ?? pathSummary ?? `${method} ${path}`,
    description: joinTexts([
      textOf(value, 'description'),
      summary === undefined || summary === pathSummary ? undefined : pathSummary,
      textOf(pathItem.value, 'description'),
    ]),
    ...findQuestions(value),
    deprecated: flagOf(value, 'deprecated') === true,
    externalDocs: docsOf(value),
    servers,
    security,
    parameters,
    requestBody,
    responses: buildResponses(context, operation, anchor),
    callbacks: isDeep ? [] : buildCallbacks(context, operation, access, depth),
    callbacksLeftOut: isDeep && entriesOf(operation, 'callbacks').length > 0,
    request,
    ownSamples: buildOwnSamples(context, operation),
    advice: readAdvice(context, operation, anchor),
  };
}

/** Runs after all anchors of the operation are assigned. */
function readAdvice(context: BuildContext, operation: Source, anchor: string): Operation['advice'] {
  const advice: Record<string, Markdown> = {};
  for (const [field, { pointer, value }] of entriesOf(operation, 'x-recomendacoes')) {
    const at = `${anchor}.${field}`;
    // Names without a dot are bodies and responses.
    const isField = field.includes('.') && context.anchors.has(at);
    if (typeof value === 'string' && isField) advice[at] = value;
    else context.lostAdvice.push(pointer);
  }
  context.budget.countTexts(Object.values(advice), operation.pointer);
  return advice;
}

function buildCallbacks(
  context: BuildContext,
  operation: Source,
  access: ServiceAccess,
  depth: number,
): Callback[] {
  return entriesOf(operation, 'callbacks').map(([name, source]) => ({
    name,
    operations: findOperations(context, dereference(context, source), 'callback').map((source) =>
      buildOperation(context, source, access, depth + 1),
    ),
  }));
}

function buildOwnSamples({ budget }: BuildContext, operation: Source): Sample[] {
  return [...itemsOf(operation, 'x-codeSamples'), ...itemsOf(operation, 'x-code-samples')].flatMap(
    ({ pointer, value }) => {
      budget.countPart(pointer);
      const code = textOf(value, 'source');
      const lang = textOf(value, 'lang') ?? 'text';
      if (code === undefined) return [];
      const language = lang.toLowerCase();
      return [{ language, label: textOf(value, 'label') ?? lang, grammar: language, code }];
    },
  );
}
