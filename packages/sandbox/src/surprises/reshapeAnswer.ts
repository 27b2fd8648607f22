import { partsOf, type Schema } from '../contract/Contract.js';
import type { WatchedRules } from '../rules/Rules.js';
import { addNewFields } from './addNewFields.js';
import { addTimes } from './addTimes.js';
import { nullMissing } from './nullMissing.js';
import { replaceChoices } from './replaceChoices.js';
import { isFields, itemsOf, propertyOf, type SchemaParts, type Transform } from './SchemaParts.js';
import { writeNumbers } from './writeNumbers.js';

const TRANSFORMS: readonly Transform[] = [
  addTimes,
  writeNumbers,
  replaceChoices,
  nullMissing,
  addNewFields,
];

/** The answer as a client might meet it where the contract is silent; unchanged under the assumed rules. */
export function reshapeAnswer(answer: unknown, schema: Schema, rules: WatchedRules): unknown {
  return rules.hasSurprises ? reshape(answer, partsOf(schema), rules) : answer;
}

function reshape(value: unknown, parts: SchemaParts, rules: WatchedRules): unknown {
  let inner = value;
  if (Array.isArray(value)) {
    inner = value.map((item) => reshape(item, itemsOf(parts), rules));
  } else if (isFields(value)) {
    const entries = Object.entries(value).map(([name, part]) => [
      name,
      reshape(part, propertyOf(parts, name), rules),
    ]);
    inner = Object.fromEntries(entries);
  }
  return TRANSFORMS.reduce((made, transform) => transform(made, parts, rules), inner);
}
