import { LIMITS } from './limits.js';
import type { ParsedDocument } from './load/parseDocument.js';
import { rememberRefs } from './load/resolveRef.js';
import { type BuildContext, createContext, dereference, type Source } from './model/context.js';
import { childOf, entriesOf, textOf } from './model/read.js';
import { buildSchema } from './model/schema/buildSchema.js';
import type { NamedSchema } from './model/types/schema.js';

/**
 * Builds every named schema of a document: those of `components.schemas` by name, and the body of each webhook
 * as `<operationId>.payload`. Unnamed schemas that are nested too deeply to be shown inline follow them.
 *
 * @param document parsed and checked.
 * @param prefix of every anchor, so that one page can show the schemas of two services.
 * @returns the schemas, in document order.
 * @throws {RangeError} if the document expands to more schema nodes than any real one.
 * @example
 * buildNamedSchemas(document, '')[0].name // 'PaginaDeOperacoes'
 */
export function buildNamedSchemas(
  { lexemes, root: value }: Pick<ParsedDocument, 'lexemes' | 'root'>,
  prefix: string,
): NamedSchema[] {
  const document = { root: value, lexemes, resolve: rememberRefs(value) };
  const context = createContext(document, { nodes: LIMITS.nodes, entryPrefix: prefix });
  const root: Source = { value, pointer: '' };
  const build = (name: string, anchor: string, source: Source): NamedSchema => {
    context.budget.startOperation();
    return { name, anchor, schema: buildSchema(context, [source], anchor) };
  };
  const named = entriesOf(childOf(root, 'components'), 'schemas').map(([name, { pointer }]) => {
    // A schema built earlier may link to this one, because it is nested too deeply there.
    const anchor = context.deep.get(pointer)?.anchor ?? context.anchors.claim(prefix, name);
    context.deep.set(pointer, { name, anchor });
    return build(name, anchor, { value: { $ref: `#${pointer}` }, pointer });
  });
  const payloads = payloadsOf(context, root).map(([name, source]) =>
    build(name, context.anchors.claim(prefix, name), source),
  );
  const known = new Set(named.map(({ anchor }) => anchor));
  const others: NamedSchema[] = [];
  for (const [pointer, { name, anchor }] of context.deep) {
    if (known.has(anchor)) continue;
    others.push(build(name, anchor, { value: { $ref: `#${pointer}` }, pointer }));
  }
  return [...named, ...payloads, ...others];
}

function payloadsOf(context: BuildContext, root: Source): [string, Source][] {
  return entriesOf(root, 'webhooks').flatMap(([, item]) =>
    entriesOf(dereference(context, item)).flatMap(([, operation]) => {
      const id = textOf(operation.value, 'operationId');
      const body = childOf(operation, 'requestBody');
      const [media] = entriesOf(body && dereference(context, body), 'content');
      const schema = media && childOf(media[1], 'schema');
      return id && schema ? [[`${id}.payload`, schema] as [string, Source]] : [];
    }),
  );
}
