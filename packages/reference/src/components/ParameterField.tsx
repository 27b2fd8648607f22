import type { ReactNode } from 'react';
import type { Parameter } from '../model/types/service.js';
import type { Example } from '../model/types/text.js';
import { Field } from './Field.js';
import { ParameterExamples } from './ParameterExamples.js';
import { useRenderTools } from './RenderContext.js';
import { SchemaBody } from './SchemaBody.js';

interface Props {
  readonly parameter: Parameter;
  readonly presence?: 'required' | 'optional' | undefined;
}

/** One parameter or header; its own examples stand in for the schema's. */
export function ParameterField({ parameter, presence }: Props): ReactNode {
  const { labels } = useRenderTools();
  const notes = [
    parameter.mediaType,
    parameter.style && labels.style(parameter.style),
    parameter.explode === undefined ? undefined : labels.explode(parameter.explode),
    parameter.allowEmptyValue ? labels.allowEmptyValue : undefined,
    parameter.allowReserved ? labels.allowReserved : undefined,
  ].filter((note): note is string => Boolean(note));
  const explained = parameter.examples.filter(isExplained);
  const own = parameter.examples
    .filter((example) => !isExplained(example))
    .map(({ text, language }) => (language === 'json' ? text : JSON.stringify(text)));
  const schema = parameter.schema && {
    ...parameter.schema,
    examples: parameter.examples.length > 0 ? own : parameter.schema.examples,
  };
  return (
    <Field
      name={parameter.name}
      anchor={parameter.anchor}
      presence={presence ?? (parameter.required ? 'required' : undefined)}
      deprecated={parameter.deprecated}
      description={parameter.description}
      schema={schema}
      notes={notes}
    >
      <ParameterExamples examples={explained} />
      {schema && <SchemaBody schema={schema} depth={0} />}
    </Field>
  );
}

/** Whether an example has to be shown apart from its kind. */
function isExplained({ description, externalValue, summary }: Example): boolean {
  return [description, externalValue, summary].some((text) => text !== undefined);
}
