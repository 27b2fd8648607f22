import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { specs } from './startSandbox.js';

type Part = Record<string, unknown>;

/** The first example of a call's body, as the contract gives it. */
export function exampleOf(service: string, operationId: string): Record<string, unknown> {
  const document = parse(readFileSync(path.join(specs, `${service}.yaml`), 'utf8')) as {
    paths: Record<string, Record<string, Part>>;
    components: { examples?: Record<string, Part> };
  };
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      if (operation.operationId !== operationId) continue;
      const { content } = operation.requestBody as { content: Record<string, Part> };
      const [example] = Object.values(content['application/json']?.examples ?? {}) as Part[];
      const name = String(example?.$ref ?? '').replace('#/components/examples/', '');
      const value = (document.components.examples?.[name] ?? example)?.value;
      return structuredClone(value) as Record<string, unknown>;
    }
  }
  throw new Error(`${service} has no ${operationId}`);
}
