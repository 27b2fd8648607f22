import type { Operation, Response, ResponseLink } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeAnswer } from './describeType.js';
import { PlaceBadge } from './Field.js';
import { HeaderList, MediaTypeSchema } from './Media.js';
import { directionOf } from './presence.js';
import { DirectionProvider } from './RenderContext.js';
import { OtherServer } from './Server.js';
import { Prose, SectionHeading } from './Text.js';

/** The responses by status, each with its description and a fold for its details. */
export function ResponseList({ operation }: { readonly operation: Operation }): ReactNode {
  const { kind, responses } = operation;
  if (responses.length === 0) return null;
  return (
    <DirectionProvider value={directionOf(kind, 'response')}>
      <section>
        <SectionHeading>{labels.responses}</SectionHeading>
        {responses.map((response) => (
          <ResponseItem key={response.status} response={response} isOnly={responses.length === 1} />
        ))}
      </section>
    </DirectionProvider>
  );
}

interface ResponseItemProps {
  readonly response: Response;
  readonly isOnly: boolean;
}

/** The description is outside the fold, since links inside `<summary>` are not accessible to every reader. */
function ResponseItem({ isOnly, response }: ResponseItemProps): ReactNode {
  const { anchor, content, description, headers, links, status } = response;
  const details = (
    <>
      {headers.length > 0 && <p className="r-caption">{labels.headers}</p>}
      <HeaderList headers={headers} />
      {content.map((media) => (
        <MediaTypeSchema key={media.name} media={media} anchor={anchor} />
      ))}
      {links.length > 0 && (
        <>
          <p className="r-caption">{labels.links}</p>
          <ul className="r-fields">
            {links.map((link) => (
              <LinkItem key={link.name} link={link} />
            ))}
          </ul>
        </>
      )}
    </>
  );
  // A description and a link to the body's schema need no fold.
  const isLong =
    headers.length + links.length > 0 || content.some(({ schema }) => schema && !schema.link);
  return (
    <div className="r-response" id={anchor}>
      <StatusCode status={status} isOnly={isOnly} />
      <PlaceBadge anchor={anchor} /> <Prose text={description} />
      {isLong ? (
        <details>
          <summary className="r-holds">{describeAnswer(response)}</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </div>
  );
}

interface StatusCodeProps {
  readonly status: string;
  readonly isOnly: boolean;
}

/** The status of a response, coloured by its class (2xx, 4xx …). */
export function StatusCode({ isOnly, status }: StatusCodeProps): ReactNode {
  const isInfo = /^[13]|^default$/.test(status);
  const colour = status.startsWith('2') ? 'r-ok' : isInfo ? 'r-info' : 'r-error';
  return <b className={`r-status ${colour}`}>{labels.status(status, isOnly)}</b>;
}

function LinkItem({ link }: { readonly link: ResponseLink }): ReactNode {
  return (
    <li className="r-field">
      <p className="r-head">
        <span className="r-name">{link.name}</span>
        <span className="r-type">
          {labels.linkTo} <code>{link.target}</code>
        </span>
      </p>
      <Prose text={link.description} />
      {link.parameters.map(({ name, value }) => (
        <p className="r-facts" key={name}>
          <code>{name}</code>: <code>{value}</code>
        </p>
      ))}
      {link.server && <OtherServer server={link.server} />}
      {link.requestBody && (
        <p className="r-facts">
          {labels.body}: <code>{link.requestBody}</code>
        </p>
      )}
    </li>
  );
}
