import type { BlockContent, PhrasingContent } from 'mdast';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import type { Guide } from '../../../shared/findGuides';
import type { MdxElement } from '../../../shared/mdx/mdxNodes';
import { nearestNames } from '../../../shared/nearestNames';
import type { Islands } from './IslandImports';

/** One place of a guide that asks for a part of a contract. */
export interface PartRequest {
  readonly element: MdxElement;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text of the heading right above, if there is one. */
  readonly heading: string | undefined;
  /** It is a call of a guide about calls (`arrangeCalls`). */
  readonly isCall: boolean;
  readonly index: ContractIndex;
  readonly islands: Islands;
  /** The guide of every operation. */
  readonly findGuides: () => ReadonlyMap<string, Guide>;
  /** Stops the build, naming file, line and the part. */
  readonly fail: (message: string) => never;
}

/** How one part is made: the attributes a writer gives, and what comes of them. */
export interface Part {
  /** All of them needed. */
  readonly attributes: readonly string[];
  readonly optional?: readonly string[];
  readonly build: (request: PartRequest) => BlockContent | PhrasingContent | BlockContent[];
}

/**
 * The value of an attribute that must be one of the contracts' names.
 *
 * @param what the names are, in Portuguese, for the message.
 */
export function chooseName(
  request: Pick<PartRequest, 'fail'>,
  value: string,
  names: readonly string[],
  what: string,
): string {
  if (names.includes(value)) return value;
  return request.fail(
    `não há ${what} "${value}". Nomes mais parecidos: ${nearestNames(value, names).join(', ') || 'nenhum'}.`,
  );
}

/** The service an attribute names, and what the index holds of it. */
export function chooseService<T>(
  request: PartRequest,
  services: Readonly<Record<string, T>>,
): readonly [service: string, found: T] {
  const given = request.attributes.get('service') ?? '';
  const service = chooseName(request, given, Object.keys(services), 'serviço');
  return [service, services[service] as T];
}
