import type { ReactNode } from 'react';
import { STAGES } from '../../src/story/stages.js';
import { linkTo } from './routes.js';
import { KINDS } from './words.js';

interface LifeStripProps {
  /** The stage of the view, by the kind of its objects. */
  current: string | undefined;
  /** Status of the latest object of a stage. */
  states?: Readonly<Record<string, string | undefined>>;
}

export function LifeStrip({ current, states = {} }: LifeStripProps): ReactNode {
  return (
    <nav className="life-strip" aria-label="A vida de um título">
      <ol>
        {Object.entries(STAGES).map(([kind, title]) => (
          <li key={kind}>
            <a
              href={linkTo(['objetos', KINDS[kind]?.slug ?? ''])}
              aria-current={kind === current ? 'step' : undefined}
            >
              {title}
              {states[kind] !== undefined && <span className="muted">{states[kind]}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
