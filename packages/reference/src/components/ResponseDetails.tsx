import type { ReactNode } from 'react';
import type { Response } from '../model/types/service.js';
import { MediaTypeSchema } from './MediaTypeSchema.js';
import { ParameterField } from './ParameterField.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { ServerFacts } from './ServerFacts.js';

interface Props {
  readonly response: Response;
}

/** Headers, bodies and links of one response. */
export function ResponseDetails({ response }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { content, headers, links } = response;
  return (
    <>
      {headers.length > 0 && (
        <>
          <p className="r-caption">{labels.headers}</p>
          <ul className="r-fields">
            {headers.map((header) => (
              <ParameterField key={header.name} parameter={header} />
            ))}
          </ul>
        </>
      )}
      {content.map((media) => (
        <MediaTypeSchema key={media.name} media={media} />
      ))}
      {links.length > 0 && (
        <>
          <p className="r-caption">{labels.links}</p>
          <ul className="r-fields">
            {links.map((link) => (
              <li className="r-field" key={link.name}>
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
                {link.server && (
                  <div className="r-facts">
                    <b>{labels.servers}:</b> {link.server.url}
                    <ServerFacts server={link.server} />
                  </div>
                )}
                {link.requestBody && (
                  <p className="r-facts">
                    {labels.body}: <code>{link.requestBody}</code>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Whether there is more to a response than its text and where its body is described. */
export function isLong({ content, headers, links }: Response): boolean {
  return headers.length + links.length > 0 || content.some(({ schema }) => schema && !schema.link);
}
