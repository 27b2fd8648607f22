import { entryOf } from '../json.js';
import type { Labels } from './Labels.js';
import type { LabelTable } from './LabelTable.js';
import { chooseForm, fillText, type PluralText } from './templates.js';

/** Makes the labels that components use of a language's table. */
export function createLabels(table: LabelTable): Labels {
  // English where the language's own rules are unknown, instead of those of the machine.
  const languages = [table.language, 'en'];
  const rules = new Intl.PluralRules(languages);
  const numbers = new Intl.NumberFormat(languages);
  const alternatives = new Intl.ListFormat(languages, { type: 'disjunction' });
  const count = (forms: PluralText, amount: number, name = 'count'): string =>
    fillText(chooseForm(forms, amount, rules), { [name]: amount });
  return {
    ...table,
    listOf: (item) => fillText(table.listOf, { item }),
    operationCount: (amount) => count(table.operationCount, amount),
    fieldCount: (amount) => count(table.fieldCount, amount),
    itemFieldCount: (amount) => count(table.itemFieldCount, amount),
    valueCount: (amount) => count(table.valueCount, amount),
    entriesLeftOut: (amount) =>
      fillText(chooseForm(table.entriesLeftOut, amount, rules), { count: numbers.format(amount) }),
    matching: (pattern) => fillText(table.matching, { pattern }),
    position: (index) => fillText(table.position, { number: index + 1 }),
    dependentRequired: (property, requires) =>
      fillText(table.dependentRequired, { property, requires }),
    dependentSchema: (property) => fillText(table.dependentSchema, { property }),
    seeSchema: (name) => fillText(table.seeSchema, { name }),
    recursive: (name) => fillText(table.recursive, { name }),
    constraint: ({ keyword, value }) => {
      const text = entryOf<string | PluralText>(table.constraints, keyword);
      if (typeof text === 'string') return fillText(text, { value });
      const amount = Number(value);
      return text === undefined || Number.isNaN(amount)
        ? `${keyword}: ${value}`
        : count(text, amount, 'value');
    },
    between: (keyword, low, high) => {
      const text = table.between[keyword];
      const template = typeof text === 'string' ? text : chooseForm(text, Number(high), rules);
      return fillText(template, { low, high });
    },
    exactly: (keyword, amount) => count(table.exactly[keyword], Number(amount)),
    digits: (counts) => {
      const form = chooseForm(table.digits, Number(counts.at(-1)), rules);
      return fillText(form, { counts: alternatives.format(counts) });
    },
    style: (style) => fillText(table.style, { style }),
    explode: (explode) => (explode ? table.explode.each : table.explode.together),
    copyLinkOf: (title) => fillText(table.copyLinkOf, { title }),
    status: (status) => (status === 'default' ? table.otherStatuses : status),
  };
}
