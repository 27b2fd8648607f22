import type { ListItem } from 'mdast';
import { bareValue } from '../components/bareValue.js';
import type { Direction } from '../components/Direction.js';
import type { Parameter } from '../model/types/service.js';
import type { Example } from '../model/types/text.js';
import { contractLink } from './contractLink.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { code, item, text } from './nodes.js';
import { withProse } from './prose.js';
import { writeField } from './writeField.js';
import { writeSchema } from './writeSchema.js';

/** One parameter or header; its own examples stand in for the schema's. */
export function writeParameter(
  parameter: Parameter,
  presence: 'required' | 'optional' | undefined,
  direction: Direction,
  tools: MarkdownTools,
): ListItem {
  const { anchor, deprecated, description, examples, explode, mediaType, name, style } = parameter;
  const { labels } = tools;
  const notes = [
    mediaType,
    style && labels.style(style),
    explode === undefined ? undefined : labels.explode(explode),
    parameter.allowEmptyValue ? labels.allowEmptyValue : undefined,
    parameter.allowReserved ? labels.allowReserved : undefined,
  ].filter((note): note is string => Boolean(note));
  const own = examples
    .filter((example) => !isExplained(example))
    .map((example) => (example.language === 'json' ? example.text : JSON.stringify(example.text)));
  const schema = parameter.schema && {
    ...parameter.schema,
    examples: examples.length > 0 ? own : parameter.schema.examples,
  };
  return writeField(
    {
      name: [code(name)],
      told: name,
      anchor,
      schema,
      presence,
      direction,
      deprecated,
      description,
      notes,
      inside: [
        ...examples.filter(isExplained).map((example) => writeExample(example, tools)),
        ...(schema ? writeSchema(schema, direction, tools) : []),
      ],
    },
    tools,
  );
}

/** Whether an example has to be shown apart from its kind. */
function isExplained({ description, externalValue, summary }: Example): boolean {
  return [description, externalValue, summary].some((words) => words !== undefined);
}

function writeExample(example: Example, tools: MarkdownTools): ListItem {
  const { description, externalValue, language, name, summary } = example;
  const shown = language === 'json' ? bareValue(example.text) : example.text;
  const label = [tools.labels.example, summary ?? name].filter(Boolean).join(' ');
  const value = externalValue === undefined ? [code(shown)] : contractLink(externalValue);
  const blocks = description === undefined ? [] : tools.describe(description, 'field');
  return item(...withProse([text(`${label}: `), ...value], blocks));
}
