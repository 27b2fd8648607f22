import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema.js';
import type { Markdown } from '../model/types/text.js';
import { ContractLink } from './ContractLink.js';
import { EnumValues } from './EnumValues.js';
import { FieldFacts } from './FieldFacts.js';
import { layersOf } from './layersOf.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { wordingOf } from './wordingOf.js';

interface Props {
  readonly schema: SchemaNode;
  /** What already stands beside it: the field's name, the type. */
  readonly told: string;
  /** The place's own wording. */
  readonly description?: Markdown | undefined;
  /** Its example stands beside it as code. */
  readonly exampleBeside?: boolean | undefined;
}

/** What a schema says of its place: wording, limits, values; a list says what its items do. */
export function SchemaSummary({ schema, told, description, exampleBeside }: Props): ReactNode {
  const { labels } = useRenderTools();
  const layers = layersOf(schema);
  const docs = layers.flatMap(({ externalDocs }) => externalDocs ?? []);
  return (
    <>
      <Prose text={wordingOf(told, description, layers)} />
      {layers.map((layer, index) => (
        <FieldFacts key={index} schema={layer} withExamples={!exampleBeside || index > 0} />
      ))}
      {layers.map((layer, index) => (
        <EnumValues key={index} values={layer.enumValues} />
      ))}
      {docs.map(({ description: what, url }) => (
        <p className="r-facts" key={url}>
          <ContractLink href={url}>{what ?? labels.moreInformation}</ContractLink>
        </p>
      ))}
    </>
  );
}
