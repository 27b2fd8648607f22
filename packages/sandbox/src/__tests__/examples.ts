import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { specs } from './startSandbox.js';

type Part = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, Part>>;
  components: { examples?: Record<string, Part> };
}

const documents = new Map<string, Document>();

function readDocument(service: string): Document {
  const known = documents.get(service);
  if (known) return known;
  const text = readFileSync(path.join(specs, `${service}.yaml`), 'utf8');
  const document = parse(text) as Document;
  documents.set(service, document);
  return document;
}

/** The first example of a call's body, as the contract gives it. */
export function exampleOf(service: string, operationId: string): Record<string, unknown> {
  const document = readDocument(service);
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
