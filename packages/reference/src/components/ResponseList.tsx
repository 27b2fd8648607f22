import type { ReactNode } from 'react';
import type { Operation, Response } from '../model/types/service.js';
import { DirectionProvider, directionOf } from './Direction.js';
import { describeAnswer } from './describeContents.js';
import { PlaceBadge } from './PlaceBadge.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { isLong, ResponseDetails } from './ResponseDetails.js';
import { SectionHeading } from './SectionHeading.js';
import { StatusCode } from './StatusCode.js';

interface Props {
  readonly operation: Operation;
}

/** The answers by status: a line each, with what there is to unfold. */
export function ResponseList({ operation }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { kind, responses } = operation;
  if (responses.length === 0) return null;
  return (
    <DirectionProvider value={directionOf(kind, 'response')}>
      <section>
        <SectionHeading>{labels.responses}</SectionHeading>
        {responses.map((response) => (
          <ResponseItem key={response.status} response={response} />
        ))}
      </section>
    </DirectionProvider>
  );
}

/** Its text stands outside the fold: a link in a fold's own line could not be reached by all. */
function ResponseItem({ response }: { readonly response: Response }): ReactNode {
  const { labels, mark } = useRenderTools();
  const { anchor, description, status } = response;
  const details = <ResponseDetails response={response} />;
  return (
    <div className="r-response" id={mark(anchor)}>
      <StatusCode status={status} />
      <PlaceBadge anchor={anchor} /> <Prose text={description} />
      {isLong(response) ? (
        <details>
          <summary className="r-holds">{describeAnswer(response, labels)}</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </div>
  );
}
