import type { EnumValue, Markdown, SchemaNode } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { repeatsText } from './alreadySaid.js';
import { layersOf } from './describeType.js';
import { type FactLine, factLines } from './fieldFacts.js';
import { useRenderTools } from './RenderContext.js';
import { DocsLink, FactText, Prose } from './Text.js';
import { hasMeanings, shownValues } from './values.js';
import { wordingOf } from './wordingOf.js';

interface Props {
  readonly schema: SchemaNode;
  /** The words beside it: the field's name, the type. */
  readonly told: string;
  /** The place's own wording. */
  readonly description?: Markdown | undefined;
  /** The texts above it, of which it repeats nothing. */
  readonly said?: string | undefined;
  /** Its example is beside it as code. */
  readonly exampleBeside?: boolean | undefined;
}

/** Wording, limits and values of a schema; of a list also those of its items. */
export function SchemaSummary(props: Props): ReactNode {
  const { schema, told, description, said, exampleBeside } = props;
  const layers = layersOf(schema);
  const text = wordingOf(told, description, layers) ?? '';
  const isNews = said === undefined || !repeatsText(text, said);
  return (
    <>
      {isNews && <Prose text={text} />}
      {layers.map((layer, index) => (
        <Facts key={index} facts={factLines(layer, !exampleBeside || index > 0, text)} />
      ))}
      {layers.map((layer, index) => (
        <EnumValues key={index} values={layer.enumValues} />
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

/** Above this many values with meanings the list starts folded. */
const OPEN_LIMIT = 6;
/** Above this many, values without a meaning are no longer read on one line, and start folded too. */
const LINE_LIMIT = 24;

/** The allowed values, each with its meaning where the contract gives one that says more than it. */
function EnumValues({ values }: { readonly values: readonly EnumValue[] }): ReactNode {
  const { markdown } = useRenderTools();
  if (values.length === 0) return null;
  const shown = shownValues(values);
  if (hasMeanings(shown)) {
    return (
      <details className="r-fold r-enum" open={values.length <= OPEN_LIMIT}>
        <summary>{labels.valueCount(values.length)}</summary>
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
  const list = shown.map(({ value }, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <code>{value}</code>
    </Fragment>
  ));
  return values.length > LINE_LIMIT ? (
    <details className="r-fold">
      <summary>{labels.valueCount(values.length)}</summary>
      <p className="r-facts">{list}</p>
    </details>
  ) : (
    <p className="r-facts">
      {labels.values}: {list}
    </p>
  );
}
