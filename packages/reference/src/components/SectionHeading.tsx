import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

/** Heading of one part of an operation: its parameters of a kind, its body, its answers. */
export function SectionHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const { sectionLevel } = useRenderTools();
  const Heading = `h${sectionLevel}` as const;
  return <Heading className="r-section">{children}</Heading>;
}
