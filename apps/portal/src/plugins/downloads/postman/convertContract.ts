import { isObject, type JsonObject } from '@frontier/reference/document';
import { convertV2 } from 'openapi-to-postmanv2';
import type { Contract } from '../Download';

/** What is kept of the converter's work: each call's place in folders, and its address. */
export type Converted = ConvertedFolder | ConvertedCall;

export interface ConvertedFolder {
  readonly kind: 'folder';
  readonly name: string;
  readonly items: readonly Converted[];
}

export interface ConvertedCall {
  readonly kind: 'call';
  readonly method: string;
  /** Pieces of the path; a parameter begins with `:`. */
  readonly path: readonly string[];
}

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeWebhooks: false,
  includeDeprecated: true,
};

/**
 * A contract's calls as `openapi-to-postmanv2` arranges them.
 *
 * @throws {Error} with what the converter says, naming the service.
 */
export async function convertContract({
  document,
  id,
}: Pick<Contract, 'document' | 'id'>): Promise<readonly Converted[]> {
  const collection = await convert(structuredClone(document.root), id);
  return readItems(isObject(collection) ? collection.item : undefined);
}

function convert(data: JsonObject, id: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    convertV2({ type: 'json', data }, OPTIONS, (error, conversion) => {
      if (conversion?.result) return resolve(conversion.output[0]?.data);
      const reason = error?.message ?? conversion?.reason;
      reject(new Error(`downloads: o contrato ${id} não virou coleção do Postman: ${reason}`));
    });
  });
}

function readItems(items: unknown): Converted[] {
  return (Array.isArray(items) ? items : []).filter(isObject).flatMap((item): Converted[] => {
    if (Array.isArray(item.item)) {
      return [{ kind: 'folder', name: String(item.name), items: readItems(item.item) }];
    }
    const { request } = item;
    if (!isObject(request) || !isObject(request.url)) return [];
    const { path } = request.url;
    const pieces = Array.isArray(path) ? path.map(String) : [];
    return [{ kind: 'call', method: String(request.method), path: pieces }];
  });
}
