import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { calledServices, callMapWords } from '../../data/callMap';

/**
 * The map of calls as HTML: the reader's system at the left, the services in the middle, and the systems that they
 * call. `css/site/pictures.css` styles all pictures.
 */
export default function CallMap(): ReactNode {
  const { caption, provider, text, you } = callMapWords;
  return (
    <figure className="map">
      <figcaption>
        <strong>{caption}.</strong> {text}
      </figcaption>
      <div className="map-ground">
        <p className="map-you">{you}</p>
        <p className="map-provider">{provider}</p>
        <ul>
          {calledServices.map(({ callsBack, carries, sends, title, to }) => (
            <li key={to}>
              <span className="map-ways">
                <span className="map-arrow">{carries}</span>
                {callsBack && <span className="map-arrow map-arrow--back">{callsBack}</span>}
              </span>
              <span className="map-service">
                <Link to={to}>{title}</Link>
              </span>
              {sends && (
                <span className="map-further">
                  <span className="map-arrow">{sends.what}</span>
                  <span className="map-far">{sends.whom}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
