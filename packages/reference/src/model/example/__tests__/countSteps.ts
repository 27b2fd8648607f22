import type { JsonObject, JsonValue } from '../../../json.js';
import { portuguese } from '../../../labels/languageTables.js';
import { resolveRef } from '../../../load/resolveRef.js';
import { AnchorRegistry, type BuildContext } from '../../context.js';
import { newBudget } from '../../spend.js';
import { exampleFromSchema, type MadeExample } from '../exampleFromSchema.js';

/** Makes the example of a schema of a document with these named ones, and counts the steps. */
export function makeCounted(
  schema: JsonValue,
  schemas: JsonObject = {},
): MadeExample & { readonly steps: number; readonly root: JsonObject } {
  const root: JsonObject = { openapi: '3.1.0', components: { schemas } };
  const known = new Map<string, ReturnType<typeof resolveRef>>();
  const context: BuildContext = {
    root,
    lexemes: new Map(),
    resolve: (ref) => {
      if (!known.has(ref)) known.set(ref, resolveRef(root, ref));
      return known.get(ref);
    },
    labels: portuguese,
    anchors: new AnchorRegistry(),
    shared: new Map(),
    linksParts: false,
    isLastTry: true,
    linked: new Set<string>(),
    budget: newBudget(100),
    leaves: new WeakMap(),
  };
  const made = exampleFromSchema({ value: schema, pointer: '/s' }, context, 'response');
  return { ...made, steps: context.budget.work.spent, root };
}
