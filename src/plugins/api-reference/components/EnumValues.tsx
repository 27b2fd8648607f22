import { Fragment, type ReactNode } from 'react';
import type { EnumValue } from '../model/types/schema';
import { bareValue } from './bareValue';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly values: readonly EnumValue[];
}

/** Above this many values the list starts folded. */
const OPEN_LIMIT = 12;
/** Above this many, values without a meaning are no longer read on one line, and start folded too. */
const LINE_LIMIT = 24;

/** The allowed values, each with its meaning where the contract gives one. */
export function EnumValues({ values }: Props): ReactNode {
  const { labels, markdown } = useRenderTools();
  if (values.length === 0) return null;
  const explained = values.some(({ description }) => description);
  if (!explained) {
    const list = values.map(({ text }, index) => (
      <Fragment key={text}>
        {index > 0 && ', '}
        <code>{bareValue(text)}</code>
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
        {values.map(({ text, description }) => (
          <div key={text}>
            <dt>
              <code>{bareValue(text)}</code>
            </dt>
            <dd dangerouslySetInnerHTML={{ __html: markdown(description ?? '', 'field') }} />
          </div>
        ))}
      </dl>
    </details>
  );
}
