import { Fragment, type ReactNode } from 'react';
import type { EnumValue } from '../model/types/schema.js';
import { bareValue } from './bareValue.js';
import { useRenderTools } from './RenderContext.js';
import { repeatsValue } from './repeatsValue.js';

interface Props {
  readonly values: readonly EnumValue[];
}

/** Above this many values with meanings the list starts folded. */
const OPEN_LIMIT = 6;
/** Above this many, values without a meaning are no longer read on one line, and start folded too. */
const LINE_LIMIT = 24;

/** The allowed values, each with its meaning where the contract gives one that says more than it. */
export function EnumValues({ values }: Props): ReactNode {
  const { labels, markdown } = useRenderTools();
  if (values.length === 0) return null;
  const shown = values.map(({ text, description = '' }) => {
    const value = bareValue(text);
    const isNews = !repeatsValue(value, description, labels.smallWords);
    return { value, meaning: isNews ? description : '' };
  });
  if (shown.every(({ meaning }) => meaning === '')) {
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
