import type { ReactNode } from 'react';
import type { Encoding } from '../model/types/service.js';
import { ParameterField } from './ParameterField.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly encodings: readonly Encoding[];
  /** How many more there are. */
  readonly leftOut: number;
}

/** How single parts of a multipart or form body travel. */
export function EncodingList({ encodings, leftOut }: Props): ReactNode {
  const { labels } = useRenderTools();
  if (encodings.length + leftOut === 0) return null;
  return (
    <div className="r-rules">
      <p>{labels.encodings}:</p>
      <ul className="r-fields">
        {encodings.map((encoding) => (
          <li className="r-field" key={encoding.property}>
            <p className="r-head">
              <span className="r-name">{encoding.property}</span>
              {encoding.contentType && (
                <span className="r-mark">
                  {labels.contentType}: <code>{encoding.contentType}</code>
                </span>
              )}
              {encoding.style && <span className="r-mark">{labels.style(encoding.style)}</span>}
              {encoding.explode !== undefined && (
                <span className="r-mark">{labels.explode(encoding.explode)}</span>
              )}
            </p>
            {encoding.headers.length > 0 && (
              <ul className="r-fields">
                {encoding.headers.map((header) => (
                  <ParameterField key={header.name} parameter={header} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p className="r-facts">{labels.entriesLeftOut(leftOut)}</p>}
    </div>
  );
}
