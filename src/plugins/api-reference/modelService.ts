import type { ParsedDocument } from './load/parseDocument';
import { resolveRef } from './load/resolveRef';
import { SpecError } from './load/SpecError';
import { buildService, type ServiceIdentity } from './model/buildService';
import type { ModelLabels } from './model/ModelLabels';
import { TooLargeError } from './model/spend';
import type { Service } from './model/types/service';

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
    return buildService({ root, lexemes, resolve: rememberRefs(root) }, identity, labels);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { mend, pointer } = error instanceof TooLargeError ? error : new TooLargeError('');
    const isDeep = /call stack/.test(error.message);
    throw new SpecError([
      {
        service: identity.id,
        source,
        ...(pointer === undefined ? {} : { pointer: `#${pointer}`, ...document.locate(pointer) }),
        expected: 'um documento de tamanho razoável',
        found: isDeep ? 'esquemas fundos demais, uns dentro dos outros' : error.message,
        mend,
      },
    ]);
  }
}

/** References are followed again and again: each leads to one place. */
function rememberRefs(
  root: ParsedDocument['root'],
): (ref: string) => ReturnType<typeof resolveRef> {
  const known = new Map<string, ReturnType<typeof resolveRef>>();
  return (ref) => {
    if (!known.has(ref)) known.set(ref, resolveRef(root, ref));
    return known.get(ref);
  };
}
