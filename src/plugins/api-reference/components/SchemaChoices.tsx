import type { ReactNode } from 'react';
import type { Choice } from '../model/types/schema';
import { bareValue } from './bareValue';
import { describeType } from './describeType';
import { type RenderBody, useRenderTools } from './RenderContext';
import { SchemaMarks } from './SchemaMarks';
import { SchemaSummary } from './SchemaSummary';

interface Props {
  readonly choices: readonly Choice[];
  readonly depth: number;
  readonly renderBody: RenderBody;
}

/** The forms a value may take, each foldable; what tells them apart is said first. */
export function SchemaChoices({ choices, depth, renderBody }: Props): ReactNode {
  const { labels } = useRenderTools();
  return choices.map(({ kind, discriminator, options }) => (
    <div className="r-choice" key={`${kind}${options[0]?.anchor}`}>
      <p>
        {labels[kind]}
        {discriminator && (
          <>
            , {labels.discriminatedBy} <code>{discriminator}</code>
          </>
        )}
        :
      </p>
      {options.map(({ anchor, label, discriminatorValues, schema }, index) => (
        <details className="r-fold" id={anchor} key={anchor} open={index === 0 && depth < 3}>
          <summary>
            <b>{label ?? describeType(schema, labels)}</b>{' '}
            {discriminatorValues.map((value) => (
              <code key={value}>{bareValue(value)}</code>
            ))}
            <SchemaMarks marks={schema} />
          </summary>
          {label !== describeType(schema, labels) && (
            <p className="r-type">{describeType(schema, labels)}</p>
          )}
          <SchemaSummary schema={schema} told={label ?? describeType(schema, labels)} />
          {renderBody(schema, depth + 1, true)}
        </details>
      ))}
    </div>
  ));
}
