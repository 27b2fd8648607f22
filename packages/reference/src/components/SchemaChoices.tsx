import type { ReactNode } from 'react';
import type { Choice } from '../model/types/schema.js';
import { bareValue } from './bareValue.js';
import { describeType } from './describeType.js';
import { marksOf } from './marksOf.js';
import { type RenderBody, useRenderTools } from './RenderContext.js';
import { SchemaMarks } from './SchemaMarks.js';
import { SchemaSummary } from './SchemaSummary.js';

interface Props {
  readonly choices: readonly Choice[];
  readonly depth: number;
  readonly renderBody: RenderBody;
}

/** The forms a value may take, each foldable; what tells them apart is said first. */
export function SchemaChoices({ choices, depth, renderBody }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
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
      {options.map(({ anchor, label, discriminatorValues, schema }, index) => {
        const type = describeType(schema, labels);
        return (
          <details
            className="r-fold"
            id={mark(anchor)}
            key={anchor}
            open={index === 0 && depth === 0}
          >
            <summary>
              <b>{label ?? type}</b>{' '}
              {discriminatorValues.map((value) => (
                <code key={value}>{bareValue(value)}</code>
              ))}
              <SchemaMarks marks={marksOf(schema)} />
            </summary>
            {label !== type && <p className="r-type">{type}</p>}
            <SchemaSummary schema={schema} told={label ?? type} />
            {renderBody(schema, depth + 1, true)}
          </details>
        );
      })}
    </div>
  ));
}
