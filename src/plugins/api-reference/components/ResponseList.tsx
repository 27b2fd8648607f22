import type { ReactNode } from 'react';
import type { Response } from '../model/types';
import { useRenderTools } from './RenderContext';
import { hasDetails, ResponseDetails } from './ResponseDetails';

interface Props {
  readonly responses: readonly Response[];
}

/** The answers by status; successes start open, what only has a text stays one line. */
export function ResponseList({ responses }: Props): ReactNode {
  const { labels, markdown } = useRenderTools();
  if (responses.length === 0) return null;
  return (
    <section>
      <h4 className="r-section">{labels.responses}</h4>
      {responses.map((response) => {
        const { anchor, status } = response;
        const line = (
          <>
            <b className={`r-status r-${statusClass(status)}`}>{labels.status(status)}</b>
            <span
              className="r-md"
              dangerouslySetInnerHTML={{ __html: markdown(response.description, 'field') }}
            />
          </>
        );
        return hasDetails(response) ? (
          <details className="r-response" id={anchor} key={status} open={status.startsWith('2')}>
            <summary>{line}</summary>
            <ResponseDetails response={response} />
          </details>
        ) : (
          <div className="r-response" id={anchor} key={status}>
            {line}
          </div>
        );
      })}
    </section>
  );
}

function statusClass(status: string): string {
  if (status.startsWith('2')) return 'ok';
  return /^[13]/.test(status) ? 'info' : 'error';
}
