import type { ContractOperation, RouteSchema } from './Contract.js';
import type { SchemaKind } from './createAjv.js';
import { widenCnpj } from './widenCnpj.js';

/** The schemas that the simulator compiles for an operation: the parts of a request, and the successful response. */
export function listSchemas(
  { bodyTypes: [type], successStatus }: Pick<ContractOperation, 'bodyTypes' | 'successStatus'>,
  { body, params = {}, querystring = {}, response }: RouteSchema,
): [schema: object, kind: SchemaKind][] {
  const [content] = Object.values(body?.content ?? {});
  const parts: [object, SchemaKind][] = [
    [params, 'texts'],
    [querystring, 'texts'],
    [content?.schema ?? {}, type === 'application/json' ? 'body' : 'texts'],
  ];
  const answer = response?.[successStatus]?.content?.['application/json']?.schema;
  return [
    ...parts.flatMap(([schema, kind]): typeof parts => [
      [schema, kind],
      [widenCnpj(schema), kind],
    ]),
    ...(answer ? [[widenCnpj(answer), 'body'] satisfies [object, SchemaKind]] : []),
  ];
}
