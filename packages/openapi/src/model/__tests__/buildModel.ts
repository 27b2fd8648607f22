import type { JsonObject } from '../../json.js';
import { modelService } from '../../modelService.js';

/** Builds the model of a document after adding a version and a title. */
export function buildModel(root: JsonObject) {
  const document = { openapi: '3.1.0', info: { title: 'API', version: '1' }, ...root };
  return modelService(
    { root: document, sourceTexts: new Map(), warnings: [], unquoted: [], locate: () => undefined },
    { id: 'teste', title: 'Teste' },
    'teste.yaml',
  );
}
