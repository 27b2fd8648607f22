import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly text: string | undefined;
  readonly kind?: 'page' | 'field';
}

/** The contract's own Markdown. */
export function Prose({ text, kind = 'field' }: Props): ReactNode {
  const { markdown } = useRenderTools();
  const html = text ? markdown(text, kind) : '';
  return html && <div className="r-md" dangerouslySetInnerHTML={{ __html: html }} />;
}
