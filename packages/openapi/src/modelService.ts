import type { ParsedDocument } from './load/parseDocument.js';
import { hideSecrets } from './load/remote/RemoteError.js';
import { resolveRef } from './load/resolveRef.js';
import { SpecError } from './load/SpecError.js';
import { TooLargeError } from './model/budget.js';
import { buildService, type ServiceIdentity } from './model/buildService.js';
import type { ModelLabels } from './model/context.js';
import type { Operation, Service } from './model/types/service.js';

/** Kept beside the models, not in them: models become pages, and no page names a machine's path. */
const sources = new WeakMap<Service, string>();

/** The path or URL that a model was read from; of a model that was copied since, its title. */
export function sourceOf(service: Service): string {
  return sources.get(service) ?? service.title;
}

/**
 * Builds the model of one loaded document.
 *
 * @param source path or URL, for the error.
 * @throws {SpecError} when the document unfolds too far.
 */
export function modelService(
  document: ParsedDocument,
  identity: ServiceIdentity,
  source: string,
  labels: ModelLabels,
): Service {
  const { lexemes, root } = document;
  try {
    const checked = { root, lexemes, resolve: rememberRefs(root) };
    const service = buildService(checked, identity, labels);
    sources.set(service, source);
    return service;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { found, mend, pointer } =
      error instanceof TooLargeError ? error : describeOverflow(error);
    throw new SpecError([
      {
        service: identity.id,
        source: hideSecrets(source),
        ...(pointer === undefined ? {} : { pointer: `#${pointer}`, ...document.locate(pointer) }),
        expected: 'a document of reasonable size',
        found,
        mend,
      },
    ]);
  }
}

/** The fault for a limit of the JavaScript engine: its stack, or the length of a text or a list. */
function describeOverflow({ message }: RangeError) {
  const found = message.includes('call stack') ? 'schemas too deep within one another' : message;
  return { found, mend: 'Reduce the schemas that references repeat.', pointer: undefined };
}

/** Resolves each reference once. */
function rememberRefs(
  root: ParsedDocument['root'],
): (ref: string) => ReturnType<typeof resolveRef> {
  const known = new Map<string, ReturnType<typeof resolveRef>>();
  return (ref) => {
    if (!known.has(ref)) known.set(ref, resolveRef(root, ref));
    return known.get(ref);
  };
}

/** The operations of a service, its webhooks included, in the order shown. */
export function operationsOf(service: Service): Operation[] {
  return service.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
}
