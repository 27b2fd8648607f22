import type { ParsedDocument } from './load/parseDocument.js';
import { hideSecrets } from './load/remote/RemoteError.js';
import { rememberRefs } from './load/resolveRef.js';
import { SpecError } from './load/SpecError.js';
import { TooLargeError } from './model/budget.js';
import { buildService, type ServiceIdentity } from './model/buildService.js';
import type { Operation, Service } from './model/types/service.js';

/** Sources by model. They are not part of the models, because no page may show a path of the build machine. */
const sources = new WeakMap<Service, string>();

/**
 * Returns the path or URL a model was built from.
 *
 * @param service a model.
 * @returns the title of the service if the model is a copy.
 * @example
 * sourceOf(service) // 'specs/operacao.yaml'
 */
export function sourceOf(service: Service): string {
  return sources.get(service) ?? service.title;
}

/**
 * Builds the model of one loaded document.
 *
 * @param document parsed and checked.
 * @param identity the caller's names for the document.
 * @param source path or URL, for the error.
 * @returns the model, as plain data.
 * @throws {SpecError} if the document expands beyond `LIMITS`.
 * @example
 * const identity = { id: 'operacao', title: 'Operação' }
 * modelService(document, identity, 'specs/operacao.yaml').id // 'operacao'
 */
export function modelService(
  document: ParsedDocument,
  identity: ServiceIdentity,
  source: string,
): Service {
  const { lexemes, root } = document;
  try {
    const checked = { root, lexemes, resolve: rememberRefs(root) };
    const service = buildService(checked, identity);
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

/** The fault for an exceeded limit of the JavaScript engine: its stack, or the length of a string or an array. */
function describeOverflow({ message }: RangeError) {
  const found = message.includes('call stack') ? 'schemas too deep within one another' : message;
  return { found, mend: 'Reduce the schemas that references repeat.', pointer: undefined };
}

/**
 * Lists the operations of a service, including its webhooks.
 *
 * @param service a model.
 * @returns the operations in the order of the page.
 * @example
 * operationsOf(service).map(({ id }) => id).includes('listarOperacoes') // true
 */
export function operationsOf(service: Service): Operation[] {
  return service.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
}
