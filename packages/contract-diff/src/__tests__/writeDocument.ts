import { stringify } from 'yaml';

type Keys = Readonly<Record<string, unknown>>;

/** One document of a pair: its additions to a service with one operation, `POST /itens`. */
export interface PairedDocument {
  /** Keys of the operation. */
  readonly operation?: Keys;
  /** Schema of the request body. */
  readonly body?: Keys;
  /** Schema of the response body. */
  readonly answer?: Keys;
  /** Keys of the document. */
  readonly document?: { readonly paths?: Keys; readonly components?: Keys } & Keys;
}

/** Two documents and the expected changes. */
export interface DocumentPair {
  readonly name: string;
  readonly before: PairedDocument;
  readonly after: PairedDocument;
  readonly changes: readonly string[];
}

const json = (schema: Keys) => ({ 'application/json': { schema } });

/** Writes a document of a pair as YAML. */
export function writeDocument({ answer, body, document = {}, operation }: PairedDocument): string {
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
