import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../json.js';
import { type ParsedDocument, parseDocument } from '../../../load/parseDocument.js';
import { resolveRef } from '../../../load/resolveRef.js';
import { modelService } from '../../../modelService.js';
import { operationsOf } from '../../../operationsOf.js';
import { modelLabels } from '../../__tests__/modelLabels.js';
import { dereference, type Source } from '../../context.js';
import { childOf } from '../../read.js';
import type { MediaType, Operation } from '../../types/service.js';
import { createValidator } from './createValidator.js';

const FOLDER = 'packages/reference/fixtures/features';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

interface Generated {
  readonly schema: string;
  readonly text: string;
}

/** Every example made from a schema, with the schema's pointer. */
function generatedIn(document: ParsedDocument): Generated[] {
  const { lexemes, root } = document;
  const source = { root, lexemes, resolve: (ref: string) => resolveRef(root, ref) };
  const service = modelService(document, { id: 'x', title: 'X' }, 'x.yaml', modelLabels);
  const open = (holder: Source | undefined, ...keys: readonly string[]) =>
    keys.reduce<Source | undefined>((at, key) => {
      const child = at && childOf(at, key);
      return child && dereference(source, child);
    }, holder);
  const within = (holder: Source | undefined, content: readonly MediaType[]) =>
    content.flatMap(({ examples, name }) => {
      const schema = open(holder, 'content', name);
      const pointer = schema && childOf(schema, 'schema')?.pointer;
      return examples
        .filter(({ generated }) => generated)
        .map(({ text }) => ({ schema: pointer ?? '', text }));
    });
  const ofOperation = (operation: Operation, place: Source | undefined): Generated[] => [
    ...within(open(place, 'requestBody'), operation.requestBody?.content ?? []),
    ...operation.responses.flatMap(({ content, status }) =>
      within(open(place, 'responses', status), content),
    ),
  ];
  return operationsOf(service).flatMap((operation) => {
    const holder = operation.kind === 'path' ? 'paths' : 'webhooks';
    const method = operation.method.toLowerCase();
    return ofOperation(
      operation,
      open({ value: root, pointer: '' }, holder, operation.path, method),
    );
  });
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const parse = (yaml: string) => parseDocument(yaml, { service: 'x', source: file });
  const document = parse(text);

  it('has examples that are valid against their schemas, the same in every run', () => {
    // Fixtures mix both versions' words, and types without quotes, which Ajv does not know.
    const { root } = parse(text.replace('[string, null]', '[string, "null"]'));
    const check = createValidator(root);
    const generated = generatedIn(document);
    const faults = generated.flatMap(({ schema, text: example }) => {
      const value: JsonValue = JSON.parse(example);
      const verdict = check(schema, value);
      return verdict.length === 0 ? [] : [{ schema, value, verdict }];
    });
    expect(faults).toEqual([]);
    expect(generatedIn(document)).toEqual(generated);
  });
});
