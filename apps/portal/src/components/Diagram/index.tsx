import type { ReactNode } from 'react';
import { builtHtml } from '../../shared/trusted/builtHtml';

interface Props {
  /** Drawn at build time (`plugins/markdown`). */
  readonly html: string;
  readonly title: string;
  /** The diagram in words. */
  readonly children: ReactNode;
}

/** A drawing at its natural size. It scrolls inside its box on narrower screens. */
export default function Diagram({ html, title, children }: Props): ReactNode {
  return (
    <figure className="diagram">
      <figcaption>{title}</figcaption>
      <section
        aria-label={`Diagrama: ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop, arrow keys can't scroll it
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from escaped text
        dangerouslySetInnerHTML={{ __html: builtHtml(html) }}
      />
      <details className="diagram-text">
        <summary>Texto do diagrama</summary>
        {children}
      </details>
    </figure>
  );
}
