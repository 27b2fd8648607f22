import type { BuildContext } from '../context.js';
import { joinTexts } from '../joinTexts.js';
import type { Lexemes } from '../printJson.js';
import { childOf, entriesOf, flagOf, textOf } from '../read.js';
import { FIELD_FACTS, type FlagFacts, type ValueFacts } from '../types/fieldFacts.js';
import type { SchemaFacts } from '../types/schema.js';
import { allowsNull } from './alternatives.js';
import { asSource } from './asSource.js';
import { buildConstraints } from './buildConstraints.js';
import { buildTypes } from './buildTypes.js';
import {
  buildEnumValues,
  buildValueExamples,
  firstValueText,
  hasHugeValue,
} from './buildValues.js';
import type { Expansion, Fragment } from './expandSources.js';

/** What the schemas of one place say of the value itself, whatever it contains. */
export function buildFacts(
  { lexemes }: Pick<BuildContext, 'lexemes'>,
  { fragments, impossible }: Pick<Expansion, 'fragments' | 'impossible'>,
): SchemaFacts {
  const first = (key: string) => firstOf(fragments, (schema) => textOf(schema, key));
  const { types, nullable } = buildTypes(fragments);
  return {
    ...readFacts(fragments, lexemes),
    types: impossible ? ['never'] : types,
    nullable: nullable || fragments.some(allowsNull),
    title: first('title'),
    description: joinTexts(
      fragments.map(({ overridden, schema }) =>
        overridden ? undefined : textOf(schema, 'description'),
      ),
    ),
    format: first('format'),
    examples: buildValueExamples(fragments, lexemes),
    enumValues: buildEnumValues(fragments, lexemes),
    cut: hasHugeValue(fragments),
    constraints: buildConstraints(fragments, lexemes),
    externalDocs: buildDocs(fragments),
    xml: fragments.flatMap(describeXml),
  };
}

/** The facts that stand in one keyword each. */
function readFacts(fragments: readonly Fragment[], lexemes: Lexemes): FlagFacts & ValueFacts {
  const facts: Record<string, boolean | string | undefined> = {};
  for (const fact of FIELD_FACTS) {
    if (fact.reads === 'flag') {
      facts[fact.name] = fragments.some(({ schema }) => flagOf(schema, fact.keyword) === true);
    } else if (fact.reads === 'value') {
      facts[fact.name] = firstValueText(fragments, fact.keyword, lexemes);
    }
  }
  // Every row that is read has now a value of its kind.
  return facts as FlagFacts & ValueFacts;
}

function buildDocs(fragments: readonly Fragment[]): SchemaFacts['externalDocs'] {
  const docs = firstOf(fragments, (schema) => schema.externalDocs) ?? null;
  const url = textOf(docs, 'url');
  return url ? { url, description: textOf(docs, 'description') } : undefined;
}

/** Names as they are, keywords by themselves (`attribute`). */
function describeXml(fragment: Fragment): string[] {
  const xml = childOf(asSource(fragment), 'xml');
  return (xml ? entriesOf(xml) : []).flatMap(([key, { value }]) => {
    if (typeof value === 'string') return [key === 'name' ? value : `${key}: ${value}`];
    return value === true ? [key] : [];
  });
}

function firstOf<T>(
  fragments: readonly Fragment[],
  read: (schema: Fragment['schema']) => T | undefined,
): T | undefined {
  for (const { schema } of fragments) {
    const found = read(schema);
    if (found !== undefined) return found;
  }
  return undefined;
}
