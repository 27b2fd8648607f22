import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import {
  type LifecycleCall,
  type LifecycleLane,
  type LifecycleStage,
  lifecycle,
  lifecycleWords,
} from '../../data/lifecycle';

/**
 * The life of a title as HTML: stages from top to bottom, the calls of each from left to right. `css/site/pictures.css`
 * styles all pictures.
 */
export default function TitleLifecycle(): ReactNode {
  return (
    <figure className="life">
      <ol className="life-line">
        {lifecycle.map((stage) => (
          <Stage key={stage.lanes[0]?.name} {...stage} />
        ))}
      </ol>
      <figcaption>{lifecycleWords.key}</figcaption>
    </figure>
  );
}

function Stage({ asks, gives, lanes }: LifecycleStage): ReactNode {
  return (
    <li className="life-stage">
      {lanes.map((lane) => (
        <Lane key={lane.name} {...lane} />
      ))}
      {(gives || asks) && (
        <p className={gives ? 'life-way' : 'life-way life-way--unknown'}>
          {gives && (
            <>
              {gives.text}: <code>{gives.field}</code> → <code>{gives.takenAs}</code>{' '}
            </>
          )}
          {asks && <Link to={asks.to}>{asks.label}</Link>}
        </p>
      )}
    </li>
  );
}

function Lane({ area, journeys, name, news, steps }: LifecycleLane): ReactNode {
  return (
    <div className="life-lane">
      <p className="life-name">
        <strong>{name}</strong> <span>{area}</span>
      </p>
      <ol className="life-steps">
        {steps.map((calls) => (
          <li key={calls[0]?.id}>
            <Calls calls={calls} />
          </li>
        ))}
      </ol>
      <p className="life-more">
        <Places label={lifecycleWords.journeys} places={journeys} />
        {news.length > 0 ? (
          <Places label={lifecycleWords.news} places={news} />
        ) : (
          <span>{lifecycleWords.noNews}.</span>
        )}
      </p>
    </div>
  );
}

function Calls({ calls }: { readonly calls: readonly LifecycleCall[] }): ReactNode {
  return (
    <ul className="calls">
      {calls.map(({ id, label, to }) => (
        <li key={id}>
          <span>
            <Link to={to}>{label}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PlacesProps {
  readonly label: string;
  readonly places: LifecycleLane['journeys'];
}

function Places({ label, places }: PlacesProps): ReactNode {
  if (places.length === 0) return null;
  return (
    <span>
      {label}:{' '}
      {places.map((place, at) => (
        <span key={place.to}>
          {at > 0 && ', '}
          <Link to={place.to}>{place.label}</Link>
        </span>
      ))}
      .{' '}
    </span>
  );
}
