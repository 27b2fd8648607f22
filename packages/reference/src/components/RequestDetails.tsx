import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service.js';
import { DirectionProvider, directionOf } from './Direction.js';
import { MediaTypeSchema } from './MediaTypeSchema.js';
import { ParameterField } from './ParameterField.js';
import { PlaceBadge } from './PlaceBadge.js';
import { Presence } from './Presence.js';
import { Prose } from './Prose.js';
import { presenceOf } from './presenceOf.js';
import { useRenderTools } from './RenderContext.js';
import { SectionHeading } from './SectionHeading.js';

interface Props {
  readonly operation: Operation;
}

/** Everything a call takes: parameters by location, then the body in each media type. */
export function RequestDetails({ operation }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
  const { kind, parameters, requestBody } = operation;
  return (
    <DirectionProvider value={directionOf(kind, 'request')}>
      {parameters.map(({ location, parameters: group }) => {
        const presence = presenceOf(group);
        return (
          <section key={location}>
            <SectionHeading>{labels.locations[location]}</SectionHeading>
            <ul className="r-fields">
              {[...group]
                .sort((a, b) => Number(b.required) - Number(a.required))
                .map((parameter) => (
                  <ParameterField
                    key={parameter.name}
                    parameter={parameter}
                    presence={presence(parameter)}
                  />
                ))}
            </ul>
          </section>
        );
      })}
      {requestBody && (
        <section id={mark(requestBody.anchor)}>
          <SectionHeading>
            {kind === 'path' ? labels.body : labels.payload}
            <Presence presence={requestBody.required ? 'required' : undefined} />
            <PlaceBadge anchor={requestBody.anchor} />
          </SectionHeading>
          <Prose text={requestBody.description} />
          {requestBody.content.map((media) => (
            <MediaTypeSchema key={media.name} media={media} />
          ))}
        </section>
      )}
    </DirectionProvider>
  );
}
