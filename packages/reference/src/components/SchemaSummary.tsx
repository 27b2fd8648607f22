import type { Markdown, SchemaNode } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { repeatsText } from './describeLimits.js';
import { layersOf } from './describeType.js';
import { type FactLine, layerFacts } from './fieldFacts.js';
import { useRenderTools, useSample } from './RenderContext.js';
import { CodeList, DocsLink, FactText, Prose } from './Text.js';
import { shownValues, valueInLine } from './values.js';
import { wordingOf } from './wordingOf.js';

interface SchemaSummaryProps {
  readonly schema: SchemaNode;
  /** Text shown beside the summary: the field's name or the type. */
  readonly caption: string;
  /** Description of the field or body itself. */
  readonly description?: Markdown | undefined;
  /** Texts shown above the summary, which it does not repeat. */
  readonly textAbove?: string | undefined;
  /** Whether the schema's example is already shown as code. */
  readonly exampleBeside?: boolean | undefined;
}

/** Description, limits and values of a schema and, for a list, of its items. */
export function SchemaSummary(props: SchemaSummaryProps): ReactNode {
  const { schema, caption, description, textAbove, exampleBeside } = props;
  const sample = useSample();
  const layers = layersOf(schema);
  const isBeside =
    exampleBeside || schema.examples.every((one) => sample.includes(valueInLine(one)));
  const text = wordingOf(caption, description, layers) ?? '';
  const isNew = textAbove === undefined || !repeatsText(text, textAbove);
  return (
    <>
      {isNew && <Prose text={text} />}
      {layerFacts(schema, !isBeside, text).map((facts, index) => (
        <Facts key={index} facts={facts} />
      ))}
      {layers.map((layer, index) => (
        <EnumValues key={index} schema={layer} />
      ))}
      {layers.map((layer, index) => (
        <DocsLink key={index} docs={layer.externalDocs} className="r-facts" />
      ))}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly FactLine[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <p className="r-facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <FactText fact={fact} />
        </Fragment>
      ))}
    </p>
  );
}

/** Above this number of values with meanings the list is folded at first. */
const OPEN_LIMIT = 6;
/** Above this number of values without meanings the line is folded at first. */
const LINE_LIMIT = 24;

/** The allowed values, each with its meaning unless the meaning only repeats the value. */
function EnumValues({ schema }: { readonly schema: SchemaNode }): ReactNode {
  const { markdown } = useRenderTools();
  const shown = shownValues(schema);
  if (shown.length === 0) return null;
  if (shown.some(({ meaning }) => meaning !== '')) {
    return (
      <details className="r-fold r-enum" open={shown.length <= OPEN_LIMIT}>
        <summary>{labels.valueCount(shown.length)}</summary>
        <dl>
          {shown.map(({ value, meaning }) => (
            <div key={value}>
              <dt>
                <code>{value}</code>
              </dt>
              <dd dangerouslySetInnerHTML={{ __html: markdown(meaning, 'field') }} />
            </div>
          ))}
        </dl>
      </details>
    );
  }
  const list = <CodeList codes={shown.map(({ value }) => value)} />;
  return shown.length > LINE_LIMIT ? (
    <details className="r-fold">
      <summary>{labels.valueCount(shown.length)}</summary>
      <p className="r-facts">{list}</p>
    </details>
  ) : (
    <p className="r-facts">
      {labels.values}: {list}
    </p>
  );
}
