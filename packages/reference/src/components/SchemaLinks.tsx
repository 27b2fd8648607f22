import type { ReactNode } from 'react';
import type { NamedSchema } from '../model/types/schema.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly schemas: readonly NamedSchema[];
}

/** Leads to shared schemas that stand on pages of their own. */
export function SchemaLinks({ schemas }: Props): ReactNode {
  const { labels, linkTo, mark } = useRenderTools();
  if (schemas.length === 0) return null;
  return (
    <section className="r-schemas" id={mark('esquemas')}>
      <h2>{labels.schemas}</h2>
      <ul className="r-links">
        {schemas.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={linkTo(anchor)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
