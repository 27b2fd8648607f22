import type { JsonObject } from '../../json.js';
import { resolveRef } from '../../load/resolveRef.js';
import { buildService } from '../buildService.js';

/** Builds the model of a document after adding a version and a title. */
export function buildModel(root: JsonObject) {
  const info = { title: 'API', version: '1' };
  const document = { openapi: '3.1.0', info, ...root };
  return buildService(
    { root: document, lexemes: new Map(), resolve: (ref) => resolveRef(document, ref) },
    { id: 'teste', title: 'Teste' },
  );
}
