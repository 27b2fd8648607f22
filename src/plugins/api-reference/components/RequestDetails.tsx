import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service';
import { MediaTypeSchema } from './MediaTypeSchema';
import { ParameterField } from './ParameterField';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly operation: Operation;
}

/** Everything a call takes: parameters by location, then the body in each media type. */
export function RequestDetails({ operation }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { kind, parameters, requestBody } = operation;
  return (
    <>
      {parameters.map(({ location, parameters: group }) => (
        <section key={location}>
          <h4 className="r-section">{labels.locations[location]}</h4>
          <ul className="r-fields">
            {[...group]
              .sort((a, b) => Number(b.required) - Number(a.required))
              .map((parameter) => (
                <ParameterField key={parameter.name} parameter={parameter} />
              ))}
          </ul>
        </section>
      ))}
      {requestBody && (
        <section id={requestBody.anchor}>
          <h4 className="r-section">
            {kind === 'path' ? labels.body : labels.payload}{' '}
            {requestBody.required && <b className="r-req">{labels.required}</b>}
          </h4>
          <Prose text={requestBody.description} />
          {requestBody.content.map((media) => (
            <MediaTypeSchema key={media.name} media={media} />
          ))}
        </section>
      )}
    </>
  );
}
