import type {
  ContentSchema,
  ContractRoute,
  OpenApiDocument,
  OpenApiOperation,
  RouteSchema,
  Schema,
} from './Contract.js';
import { METHODS } from './readContract.js';

type Parameter = NonNullable<OpenApiOperation['parameters']>[number];

/** Makes the routes of a document whose references are resolved. */
export function makeRoutes({ paths }: OpenApiDocument): ContractRoute[] {
  return Object.entries(paths).flatMap(([path, { parameters: shared, ...methods }]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        schema: makeSchema((shared ?? []) as unknown as Parameter[], operation),
      })),
  );
}

function makeSchema(shared: readonly Parameter[], operation: OpenApiOperation): RouteSchema {
  const { parameters = [], requestBody, responses, summary } = operation;
  // An operation's parameter replaces the path's of the same name and place.
  const all = [
    ...new Map([...shared, ...parameters].map((one) => [`${one.in} ${one.name}`, one])).values(),
  ];
  const params = objectOf(all.filter((one) => one.in === 'path'));
  const querystring = objectOf(all.filter((one) => one.in === 'query'));
  const body = contentOf(requestBody);
  const response = Object.fromEntries(
    Object.entries(responses).flatMap(([status, described]) => {
      const content = contentOf(described);
      return content ? [[status, content]] : [];
    }),
  );
  return {
    ...(summary !== undefined && { summary }),
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && { body }),
    ...(Object.keys(response).length > 0 && { response }),
  };
}

/** The schema of an object with one property for each parameter. */
function objectOf(parameters: readonly Parameter[]): Schema | undefined {
  if (parameters.length === 0) return undefined;
  const required = parameters.flatMap(({ name, required: isRequired }) =>
    isRequired && name !== undefined ? [name] : [],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ description, name, schema }) => [
        name,
        { ...schema, ...(description !== undefined && { description }) },
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** The schemas of a body by media type; `undefined` without any. */
function contentOf({ content = {} }: ContentSchema = {}): ContentSchema | undefined {
  const entries = Object.entries(content);
  if (entries.length === 0) return undefined;
  return {
    content: Object.fromEntries(
      entries.map(([type, { schema }]) => [type, schema === undefined ? {} : { schema }]),
    ),
  };
}
