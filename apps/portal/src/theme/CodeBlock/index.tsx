import Translate, { translate } from '@docusaurus/Translate';
import { builtHtml } from '@frontier/light-docusaurus/trusted';
import type { ReactNode } from 'react';

interface Props {
  /** Highlighted at build time (plugins/markdown). */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** Plain code, where there is no `html`. */
  readonly children?: ReactNode;
}

/** A block of code as static HTML; the page script answers its copy button. */
export default function CodeBlock({ html, language, title, children }: Props): ReactNode {
  return (
    <figure
      className="theme-code-block code-block"
      data-copied={translate({ id: 'theme.CodeBlock.copied', message: 'Copiado' })}
    >
      {title && <figcaption>{title}</figcaption>}
      <div>
        <button type="button" data-copy="code">
          <Translate id="theme.CodeBlock.copy">Copiar</Translate>
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
        <pre tabIndex={0}>
          {html === undefined ? (
            <code>{children}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from escaped text
            <code data-language={language} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />
          )}
        </pre>
      </div>
    </figure>
  );
}
