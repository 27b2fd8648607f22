import type { Extension } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { CodeBlock } from './Examples.js';
import { useRenderTools } from './RenderContext.js';

/** Values of extensions, each with its name: in a line, or as a block of code. */
export function ExtensionList({
  extensions,
}: {
  readonly extensions: readonly Extension[];
}): ReactNode {
  const { labels } = useRenderTools();
  return extensions.map(({ block, cut, name, text }) => (
    <div className="r-facts" key={`${name} ${text}`}>
      {name}: {block ? <CodeBlock code={text} grammar={block} /> : <code>{text}</code>}
      {cut && ` ${labels.cutValue}`}
    </div>
  ));
}
