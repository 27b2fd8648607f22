import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { isObject, type JsonValue, joinPointer } from '../../src/plugins/api-reference/json';
import {
  type ParsedDocument,
  parseDocument,
} from '../../src/plugins/api-reference/load/parseDocument';
import { resolveRef } from '../../src/plugins/api-reference/load/resolveRef';

/** Every body example of a document that its schema refuses, as `file:line pointer: why`. */
function invalidExamples(
  document: ParsedDocument,
  file: string,
): { faults: string[]; count: number } {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'document:', ...document.root });
  const faults: string[] = [];
  let count = 0;
  visit(document.root, '');
  return { faults, count };

  function visit(value: JsonValue, pointer: string): void {
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, joinPointer(pointer, index));
      });
    }
    if (!isObject(value)) return;
    if (value.schema !== undefined) {
      for (const [at, example] of examplesOf(value, pointer))
        check(`${pointer}/schema`, at, example);
    }
    for (const [key, item] of Object.entries(value)) visit(item, joinPointer(pointer, key));
  }

  function examplesOf(value: Record<string, JsonValue>, pointer: string): [string, JsonValue][] {
    const single: [string, JsonValue][] =
      value.example === undefined ? [] : [[`${pointer}/example`, value.example]];
    if (!isObject(value.examples)) return single;
    const named = Object.entries(value.examples).flatMap(([name, entry]): [string, JsonValue][] => {
      const target =
        isObject(entry) && typeof entry.$ref === 'string'
          ? resolveRef(document.root, entry.$ref)
          : { value: entry, pointer: joinPointer(`${pointer}/examples`, name) };
      const example = target && isObject(target.value) ? target.value.value : undefined;
      return target && example !== undefined ? [[`${target.pointer}/value`, example]] : [];
    });
    return [...single, ...named];
  }

  function check(schema: string, at: string, example: JsonValue): void {
    count += 1;
    const fragment = schema.split('/').map(encodeURIComponent).join('/');
    const validate = ajv.compile({ $ref: `document:#${fragment}` });
    if (validate(example)) return;
    for (const error of validate.errors ?? []) {
      const place = `${at}${error.instancePath}`;
      faults.push(`${file}:${document.locate(place)?.line} #${place}: ${error.message}`);
    }
  }
}

describe('examples of the contracts', () => {
  it.each(portal.services)(
    'every example of $id is valid against its schema',
    ({ snapshot, id }) => {
      const document = parseDocument(readFileSync(snapshot, 'utf8'), {
        service: id,
        source: snapshot,
      });
      const { faults, count } = invalidExamples(document, snapshot);
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(0);
    },
  );

  it('names file, line and pointer of a broken example', () => {
    const file = 'specs/emissao.yaml';
    const text = readFileSync(file, 'utf8').replace('tipo: NotaComercial', 'tipo: Letra');
    const line = text.slice(0, text.indexOf('tipo: Letra')).split('\n').length;
    const document = parseDocument(text, { service: 'emissao', source: file });
    const [fault] = invalidExamples(document, file).faults;
    expect(fault).toContain(`${file}:${line} #/`);
    expect(fault).toContain('/tipo: must be equal to one of the allowed values');
  });
});
