import { ignoredHeaderFix } from '../ignoredHeaders.js';
import type { JsonObject, Source } from '../json.js';
import { buildExamples } from './buildExamples.js';
import { type BuiltSchemas, composeSample } from './composeSample.js';
import { type BuildContext, dereference } from './context.js';
import { findQuestions } from './findQuestions.js';
import { childOf, entriesOf, flagOf, itemsOf, textOf } from './read.js';
import { buildSchema } from './schema/buildSchema.js';
import { explodesByDefault, usualStyle } from './serializeParameter.js';
import type { Parameter, ParameterGroup, ParameterLocation } from './types/service.js';

const LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** Groups by location. Parameters of the operation override those of its path with the same name and location. */
export function buildParameterGroups(
  context: BuildContext,
  pathItem: Source,
  operation: Source,
  anchor: string,
): ParameterGroup[] {
  const byKey = new Map<string, Source<JsonObject>>();
  for (const source of [...itemsOf(pathItem, 'parameters'), ...itemsOf(operation, 'parameters')]) {
    const parameter = dereference(context, source);
    byKey.set(`${textOf(parameter.value, 'in')} ${textOf(parameter.value, 'name')}`, parameter);
  }
  return LOCATIONS.flatMap((location) => {
    const parameters = [...byKey.values()]
      .filter(({ value }) => {
        const isIgnored =
          location === 'header' && ignoredHeaderFix('parameter', textOf(value, 'name') ?? '');
        return textOf(value, 'in') === location && !isIgnored;
      })
      .map((source) => buildParameter(context, source, location, anchor));
    return parameters.length === 0 ? [] : [{ location, parameters }];
  });
}

function buildParameter(
  context: BuildContext,
  source: Source,
  location: ParameterLocation,
  anchor: string,
): Parameter {
  const { value } = source;
  const name = textOf(value, 'x-documented-name') ?? textOf(value, 'name') ?? '';
  const body = buildParameterBody(context, source, name, location, anchor);
  const required = location === 'path' || body.required;
  // The text of the query is a single parameter.
  const isSent = required || location === 'querystring';
  const sampleText = isSent ? sampleTextOf(context.built, body) : undefined;
  return { ...body, required, sampleText };
}

export function writtenExample({ examples }: Pick<Parameter, 'examples'>) {
  return examples.find(({ externalValue }) => externalValue === undefined);
}

/** The first example of the document, or else one composed from the values of its schema. */
export function sampleTextOf(built: BuiltSchemas, parameter: Parameter): Parameter['sampleText'] {
  const own = writtenExample(parameter);
  if (own) return own;
  const made = parameter.schema && composeSample(built, parameter.schema);
  return made?.isComplete ? { text: made.text, language: 'json' } : undefined;
}

export function buildHeaders(context: BuildContext, holder: Source, anchor: string): Parameter[] {
  return entriesOf(holder, 'headers')
    .filter(([name]) => ignoredHeaderFix('header', name) === undefined)
    .map(([name, source]) =>
      buildParameterBody(context, dereference(context, source), name, 'header', anchor),
    );
}

function buildParameterBody(
  context: BuildContext,
  source: Source,
  name: string,
  location: ParameterLocation,
  holderAnchor: string,
): Parameter {
  const anchor = context.anchors.claim(holderAnchor, location, name);
  context.budget.countPart(source.pointer);
  const { value } = source;
  context.budget.countTexts([textOf(value, 'description') ?? ''], source.pointer);
  const [mediaType, content] = entriesOf(source, 'content')[0] ?? [];
  const schemaSource = content ? childOf(content, 'schema') : childOf(source, 'schema');
  const schema = schemaSource ? buildSchema(context, [schemaSource], anchor) : undefined;
  const usual = usualStyle(location);
  const style = textOf(value, 'style') ?? usual;
  const explode = flagOf(value, 'explode');
  return {
    name,
    anchor,
    description: textOf(value, 'description'),
    ...findQuestions(value),
    required: flagOf(value, 'required') === true,
    deprecated: flagOf(value, 'deprecated') === true,
    allowEmptyValue: flagOf(value, 'allowEmptyValue') === true,
    allowReserved: flagOf(value, 'allowReserved') === true,
    schema,
    mediaType,
    examples: buildExamples(context, content ?? source, mediaType, 'parameter'),
    style: style === usual ? undefined : style,
    explode: explode === explodesByDefault(style) ? undefined : explode,
  };
}
