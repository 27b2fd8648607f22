import type { JsonObject, JsonValue } from '../../../json.js';
import { resolveRef } from '../../../load/resolveRef.js';
import { modelLabels } from '../../__tests__/modelLabels.js';
import { createContext } from '../../context.js';
import { exampleFromSchema, type MadeExample } from '../exampleFromSchema.js';

/** Makes the example of a schema of a document with these named ones, and counts the steps. */
export function makeCounted(
  schema: JsonValue,
  schemas: JsonObject = {},
): MadeExample & { readonly steps: number; readonly root: JsonObject } {
  const root: JsonObject = { openapi: '3.1.0', components: { schemas } };
  const known = new Map<string, ReturnType<typeof resolveRef>>();
  const document = {
    root,
    lexemes: new Map<string, string>(),
    resolve: (ref: string) => {
      if (!known.has(ref)) known.set(ref, resolveRef(root, ref));
      return known.get(ref);
    },
  };
  const context = createContext(document, modelLabels, { nodes: 100 });
  const made = exampleFromSchema({ value: schema, pointer: '/s' }, context, 'response');
  return { ...made, steps: context.budget.work.spent, root };
}
