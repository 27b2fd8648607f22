import type { ParsedDocument } from '@frontier/openapi';
import { isObject, type JsonObject, joinPointer, resolveRef } from '@frontier/openapi';
import { portal } from '../../../portal.config';
import { readSnapshots } from '../../support/snapshots';

/** A resolved node of a contract: its value with references followed, and its real pointer. */
export interface ContractNode {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** A contract as input of the guide checks. */
export interface ContractDocument {
  readonly service: string;
  readonly document: ParsedDocument;
}

/** A documented call of a contract. */
export interface ContractCall {
  readonly id: string;
  readonly contract: ContractDocument;
  /** Upper case. */
  readonly method: string;
  /** Server and path; names in braces are parameters. */
  readonly url: string;
  readonly needsToken: boolean;
  readonly parameters: readonly ContractNode[];
  readonly body?: Body | undefined;
  readonly responses: ReadonlyMap<string, Body>;
}

export interface Body {
  readonly required: boolean;
  /** Schema pointers by media type. */
  readonly schemas: ReadonlyMap<string, string>;
}

/** Every call of every service, webhooks included (their `url` is empty). */
export function readCalls(): ContractCall[] {
  const loaded = readSnapshots();
  return portal.services.flatMap(({ id }, index) => {
    const document = loaded[index]?.document;
    return document ? readContractCalls({ service: id, document }) : [];
  });
}

function readContractCalls(contract: ContractDocument): ContractCall[] {
  const { root } = contract.document;
  const [server] = Array.isArray(root.servers) ? root.servers : [];
  const base = isObject(server) ? String(server.url) : '';
  return ['paths', 'webhooks'].flatMap((section) =>
    entries(root, `/${section}`).flatMap(([path, item]) =>
      entries(root, item.pointer)
        .filter(([, { value }]) => typeof value.operationId === 'string')
        .map(([method, { pointer, value }]) => ({
          id: String(value.operationId),
          contract,
          method: method.toUpperCase(),
          url: section === 'paths' ? base + path : '',
          needsToken: JSON.stringify(value.security ?? root.security) !== '[]',
          parameters: [...list(root, item.pointer), ...list(root, pointer)],
          body: readBody(root, joinPointer(pointer, 'requestBody')),
          responses: new Map(
            entries(root, joinPointer(pointer, 'responses')).flatMap(([status, response]) => {
              const body = readBody(root, response.pointer);
              return body ? [[status, body] as const] : [];
            }),
          ),
        })),
    ),
  );
}

function readBody(root: JsonObject, pointer: string): Body | undefined {
  const place = follow(root, pointer);
  if (!place) return undefined;
  const content = entries(root, joinPointer(place.pointer, 'content'));
  if (content.length === 0) return undefined;
  return {
    required: place.value.required === true,
    schemas: new Map(content.map(([type, media]) => [type, joinPointer(media.pointer, 'schema')])),
  };
}

function list(root: JsonObject, pointer: string): ContractNode[] {
  return entries(root, joinPointer(pointer, 'parameters')).map(([, place]) => place);
}

function entries(root: JsonObject, pointer: string): [string, ContractNode][] {
  const value = follow(root, pointer)?.value ?? {};
  return Object.keys(value).flatMap((key) => {
    const place = follow(root, joinPointer(pointer, key));
    return place ? [[key, place] as [string, ContractNode]] : [];
  });
}

/** Resolves a pointer. Lists are treated as objects whose keys are indexes. */
function follow(root: JsonObject, pointer: string): ContractNode | undefined {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  const found = resolveRef(root, `#${fragment}`);
  if (!found || typeof found.value !== 'object' || found.value === null) return undefined;
  const at = found.pointer.split('/').map(decodeURIComponent).join('/');
  return { value: found.value as JsonObject, pointer: at };
}
