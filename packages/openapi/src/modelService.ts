import { LIMITS } from './limits.js';
import type { ParsedDocument } from './load/parseDocument.js';
import { hideSecrets } from './load/remote/RemoteError.js';
import { resolveRef } from './load/resolveRef.js';
import { SpecError } from './load/SpecError.js';
import { TooLargeError } from './model/budget.js';
import {
  buildEntries,
  buildNamed,
  buildService,
  type ServiceIdentity,
} from './model/buildService.js';
import { createContext } from './model/context.js';
import type { NamedSchema } from './model/types/schema.js';
import type { Operation, Service } from './model/types/service.js';

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
    const checked = { root, lexemes, resolve: (ref: string) => resolveRef(root, ref) };
    return buildService(checked, identity);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { found, mend, pointer } =
      error instanceof TooLargeError ? error : new TooLargeError(describeOverflow(error));
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
function describeOverflow({ message }: RangeError): string {
  return message.includes('call stack') ? 'schemas too deep within one another' : message;
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

/**
 * Builds every named schema of a document, those of `components.schemas`. Unnamed schemas that are nested too deeply to
 * be shown inline follow them.
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
  const document = { root: value, lexemes, resolve: (ref: string) => resolveRef(value, ref) };
  const context = createContext(document, { nodes: LIMITS.nodes, entryPrefix: prefix });
  return [...buildNamed(context), ...buildEntries(context)];
}
