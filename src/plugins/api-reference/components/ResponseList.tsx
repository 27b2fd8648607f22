import type { ReactNode } from 'react';
import type { Response } from '../model/types/service';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';
import { isLong, ResponseDetails } from './ResponseDetails';

interface Props {
  readonly responses: readonly Response[];
}

/** The answers by status: long ones are folds, of which successes start open. */
export function ResponseList({ responses }: Props): ReactNode {
  const { labels } = useRenderTools();
  if (responses.length === 0) return null;
  return (
    <section>
      <h4 className="r-section">{labels.responses}</h4>
      {responses.map((response) => (
        <ResponseItem key={response.status} response={response} />
      ))}
    </section>
  );
}

function ResponseItem({ response }: { readonly response: Response }): ReactNode {
  const { labels, markdown } = useRenderTools();
  const { anchor, description, status } = response;
  const html = markdown(description, 'field');
  const code = <b className={`r-status r-${statusClass(status)}`}>{labels.status(status)}</b>;
  const line = html !== '' && isLine(html) && (
    <span className="r-md" dangerouslySetInnerHTML={{ __html: html }} />
  );
  const text = !isLine(html) && <Prose text={description} />;
  return isLong(response) ? (
    <details className="r-response" id={anchor} open={status.startsWith('2')}>
      <summary>
        {code} {line}
      </summary>
      {text}
      <ResponseDetails response={response} />
    </details>
  ) : (
    <div className="r-response" id={anchor}>
      {code} {line}
      {text}
      <ResponseDetails response={response} />
    </div>
  );
}

/** A fold's own line takes neither blocks nor links. */
function isLine(html: string): boolean {
  return !/<(?!\/|code|strong|em|del|br)/.test(html);
}

function statusClass(status: string): string {
  if (status.startsWith('2')) return 'ok';
  return /^[13]/.test(status) ? 'info' : 'error';
}
