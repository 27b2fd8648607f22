import { isObject, type JsonValue } from '../json.js';
import { phrase } from '../labels/faults/phrase.js';
import { childrenOf, type Kind } from '../walkDocument.js';
import type { FaultList } from './FaultList.js';

/** Keywords of OpenAPI and JSON Schema that are true or false. */
const BOOLEANS = [
  'required',
  'deprecated',
  'nullable',
  'readOnly',
  'writeOnly',
  'uniqueItems',
  'explode',
  'allowReserved',
  'allowEmptyValue',
];
/** Booleans of YAML 1.1, which since 1.2 are texts. */
const WORD = /^(?:y|yes|n|no|on|off)$/i;

/** Adds a warning for each keyword that says `yes` or `no`, which is neither true nor false. */
export function findWordBooleans(root: JsonValue, slips: FaultList): void {
  const visit = (kind: Kind, value: JsonValue, pointer: string): void => {
    if (!isObject(value)) return;
    for (const keyword of BOOLEANS) {
      const written = Object.hasOwn(value, keyword) ? value[keyword] : undefined;
      if (typeof written !== 'string' || !WORD.test(written)) continue;
      slips.add(
        `${pointer}/${keyword}`,
        phrase('expected.boolean'),
        written,
        phrase('mend.writeBoolean', { written }),
      );
    }
    for (const child of childrenOf(kind, { value, pointer })) {
      visit(child.kind, child.value, child.pointer);
    }
  };
  visit('document', root, '');
}
