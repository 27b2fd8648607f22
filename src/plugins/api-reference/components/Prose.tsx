import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly text: string | undefined;
  readonly kind?: 'page' | 'field';
}

/** The contract's own Markdown. */
export function Prose({ text, kind = 'field' }: Props): ReactNode {
  const { markdown } = useRenderTools();
  if (!text) return null;
  return <div className="r-md" dangerouslySetInnerHTML={{ __html: markdown(text, kind) }} />;
}
