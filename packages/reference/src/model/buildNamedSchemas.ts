import { LIMITS } from '../limits.js';
import type { SourceDocument } from './context.js';
import { AnchorRegistry, type BuildContext, dereference, type Source } from './context.js';
import type { ModelLabels } from './ModelLabels.js';
import { childOf, entriesOf, textOf } from './read.js';
import { buildSchema } from './schema/buildSchema.js';
import { newBudget, startOperation } from './spend.js';
import type { NamedSchema } from './types/schema.js';

/**
 * Opens every schema a document names, each on its own: those of `components.schemas` by their
 * names, and the body of each webhook as `<operationId>.payload`.
 *
 * @param prefix of every anchor, so that schemas of two services can stand on one page.
 * @throws {RangeError} when the document unfolds into more schema places than any real one.
 */
export function buildNamedSchemas(
  document: SourceDocument,
  prefix: string,
  labels: ModelLabels,
): NamedSchema[] {
  const context: BuildContext = {
    ...document,
    labels,
    anchors: new AnchorRegistry(),
    shared: new Map(),
    linksParts: false,
    isLastTry: true,
    linked: new Set(),
    budget: newBudget(LIMITS.nodes),
    leaves: new WeakMap(),
  };
  const root: Source = { value: document.root, pointer: '' };
  return [...componentsOf(root), ...payloadsOf(context, root)].map(([name, source]) => {
    const anchor = context.anchors.claim(prefix, name);
    startOperation(context);
    return { name, anchor, schema: buildSchema(context, [source], anchor) };
  });
}

function componentsOf(root: Source): [string, Source][] {
  const components = childOf(root, 'components');
  if (!components) return [];
  return entriesOf(components, 'schemas').map(([name, { pointer }]) => [
    name,
    { value: { $ref: `#${pointer}` }, pointer },
  ]);
}

function payloadsOf(context: BuildContext, root: Source): [string, Source][] {
  return entriesOf(root, 'webhooks').flatMap(([, item]) =>
    entriesOf(dereference(context, item)).flatMap(([, operation]) => {
      const id = textOf(operation.value, 'operationId');
      const body = childOf(operation, 'requestBody');
      const [media] = body ? entriesOf(dereference(context, body), 'content') : [];
      const schema = media && childOf(media[1], 'schema');
      return id && schema ? [[`${id}.payload`, schema] as [string, Source]] : [];
    }),
  );
}
