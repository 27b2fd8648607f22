import { stringify } from 'yaml';

type Keys = Readonly<Record<string, unknown>>;

/** One document of a pair: what differs from a service of one call, `POST /itens`. */
export interface Half {
  /** Keys of the call. */
  readonly operation?: Keys;
  /** The schema it takes. */
  readonly body?: Keys;
  /** The schema it answers with. */
  readonly answer?: Keys;
  /** Keys of the document. */
  readonly document?: { readonly paths?: Keys; readonly components?: Keys } & Keys;
}

/** Two documents, and what is to be told of them. */
export interface Case {
  readonly name: string;
  readonly before: Half;
  readonly after: Half;
  readonly changes: readonly string[];
}

const json = (schema: Keys) => ({ 'application/json': { schema } });

/** Writes the document of one half. */
export function writeDocument({ answer, body, document = {}, operation }: Half): string {
  const { components, paths, ...others } = document;
  return stringify({
    openapi: '3.1.0',
    info: { title: 'Itens', version: '1.0.0' },
    ...others,
    paths: {
      '/itens': {
        post: {
          operationId: 'criarItem',
          ...(body ? { requestBody: { content: json(body) } } : {}),
          responses: { 200: { description: 'Ok.', ...(answer ? { content: json(answer) } : {}) } },
          ...operation,
        },
      },
      ...paths,
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, ...components },
  });
}
