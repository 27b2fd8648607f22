import { expect, it } from 'vitest';
import type { JsonObject } from '../../../json.js';
import { resolveRef } from '../../../load/resolveRef.js';
import { modelLabels } from '../../__tests__/modelLabels.js';
import { createContext } from '../../context.js';
import { exampleFromSchema } from '../exampleFromSchema.js';

it('makes the example of a named schema once, however often it is referred to', () => {
  const root: JsonObject = {
    components: {
      schemas: {
        Conta: { properties: { moeda: { $ref: '#/components/schemas/Moeda' } } },
        Moeda: { type: 'string', enum: ['BRL'] },
      },
    },
  };
  const resolved: string[] = [];
  const document = {
    root,
    lexemes: new Map<string, string>(),
    resolve: (ref: string) => {
      resolved.push(ref);
      return resolveRef(root, ref);
    },
  };
  const context = createContext(document, modelLabels, { nodes: 100 });
  const examples = ['/a', '/b', '/c'].map(
    (pointer) =>
      exampleFromSchema(
        { value: { $ref: '#/components/schemas/Conta' }, pointer },
        context,
        'response',
      ).text,
  );
  expect(new Set(examples)).toEqual(new Set(['{\n  "moeda": "BRL"\n}']));
  const first = resolved.lastIndexOf('#/components/schemas/Moeda');
  expect(resolved.slice(first + 1)).toEqual(Array(2).fill('#/components/schemas/Conta'));
});
