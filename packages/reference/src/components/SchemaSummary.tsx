import type { SchemaNode } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { codes } from '../inline.js';
import { labels } from '../labels.js';
import { describeFacts } from './describeLines.js';
import { useRenderTools, useSample } from './RenderContext.js';
import { type SummaryOptions, summaryOf, VALUES_ON_ONE_LINE } from './summaryOf.js';
import { DocsLink, Pieces, Prose } from './Text.js';
import { shownValues } from './values.js';

/** Description, limits and values of a schema and, for a list, of its items. */
export function SchemaSummary(options: SummaryOptions): ReactNode {
  const { facts, layers, text } = summaryOf(options, useSample());
  return (
    <>
      <Prose text={text} />
      {facts.map((line, index) => (
        <p className="r-facts" key={index}>
          <Pieces of={describeFacts(line)} />
        </p>
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

/** Above this number of values with meanings the list is folded at first. */
const OPEN_LIMIT = 6;

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
  const list = <Pieces of={codes(shown.map(({ value }) => value))} />;
  return shown.length > VALUES_ON_ONE_LINE ? (
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
