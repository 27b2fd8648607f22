import type { Root, RootContent } from 'mdast';
import { describeUnknown } from '../shared/describeUnknown';
import type { MdxElement } from '../shared/mdx/jsxNodes';
import type { ContractIndex } from './buildContractIndex';

/** An element of a guide that a part replaces. */
export interface PartRequest {
  readonly tree: Root;
  readonly element: MdxElement;
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether the element is a call of a guide about calls (`arrangeCalls`). */
  readonly isCall: boolean;
  readonly index: ContractIndex;
  /** Whether the guide becomes a text without controls. */
  readonly isText: boolean;
  /** Fails the build with file, line and element name. */
  readonly fail: (message: string) => never;
}

export type EmbeddedPart = (request: PartRequest) => RootContent | readonly RootContent[];

/** @throws through `fail`, with the nearest names, if the value is none of them. */
export function checkName(
  { fail }: Pick<PartRequest, 'fail'>,
  value: string,
  names: readonly string[],
  kind: string,
): string {
  return names.includes(value) ? value : fail(`${describeUnknown(kind, value, names)}.`);
}

/** The same for the value of an attribute. */
export function chooseName(
  request: PartRequest,
  attribute: string,
  names: readonly string[],
  kind: string,
): string {
  return checkName(request, request.attributes.get(attribute) ?? '', names, kind);
}

/** The service that the attribute `service` names, and its entry in the index. */
export function chooseService<T>(
  request: PartRequest,
  services: Readonly<Record<string, T>>,
): readonly [service: string, found: T] {
  const service = chooseName(request, 'service', Object.keys(services), 'service');
  return [service, services[service] as T];
}
