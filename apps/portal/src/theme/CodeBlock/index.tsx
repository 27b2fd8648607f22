import type { ReactNode } from 'react';
import { builtHtml } from '../../shared/trusted/builtHtml';

/** Name of a block without a title, by its fence's language. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  csharp: 'C#',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  sql: 'SQL',
  ts: 'TypeScript',
  yaml: 'YAML',
};

/** A title that begins with a file's name: the block is the file's content. */
const FILE = /^[\w-]+\.\w+(?=$|,)/;

interface Props {
  /** Highlighted at build time (`plugins/markdown`). */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** Plain code if there is no `html`. */
  readonly children?: ReactNode;
}

/** A block of code as static HTML. `copyFrom` and `saveFrom` handle its buttons. */
export default function CodeBlock({ html, language, title, children }: Props): ReactNode {
  const name = title ?? LANGUAGES[language ?? ''];
  const [file] = FILE.exec(title ?? '') ?? [];
  return (
    <figure className="theme-code-block code-block" data-copied="Copiado">
      {name && <figcaption data-titled={title && ''}>{name}</figcaption>}
      <div>
        {/* `copyFrom` may write here before React starts. */}
        <button type="button" data-copy="code" suppressHydrationWarning>
          Copiar
        </button>
        {file && (
          <button type="button" data-save={file}>
            Baixar
          </button>
        )}
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
