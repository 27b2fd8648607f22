import type { Deprecation, ExternalDocs } from '@frontier/openapi';
import type { ReactNode } from 'react';
import type { Inline } from '../inline.js';
import { labels } from '../labels.js';
import { describeDocs } from './describeLines.js';
import { deprecationText } from './fieldFacts.js';
import { useRenderTools } from './RenderContext.js';

interface ProseProps {
  readonly text: string | undefined;
  readonly kind?: 'page' | 'field';
}

export function Prose({ text, kind = 'field' }: ProseProps): ReactNode {
  const { markdown } = useRenderTools();
  const html = text ? markdown(text, kind) : '';
  return html && <div className="r-md" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface DocsProps {
  readonly docs: ExternalDocs | undefined;
  readonly className?: string;
}

/** A link to the external documentation, if the contract has any. */
export function DocsLink({ docs, className }: DocsProps): ReactNode {
  return (
    docs && (
      <p className={className}>
        <Pieces of={describeDocs(docs)} />
      </p>
    )
  );
}

/** A line of the reference. */
export function Pieces({ of }: { readonly of: readonly Inline[] }): ReactNode {
  return of.map((piece, index) => {
    if (!piece || typeof piece === 'string') return piece;
    if ('value' in piece) {
      return piece.type === 'inlineCode' ? <code key={index}>{piece.value}</code> : piece.value;
    }
    const inside = 'children' in piece && <Pieces of={piece.children} />;
    return piece.type === 'link' ? (
      <a key={index} href={piece.url}>
        {inside}
      </a>
    ) : (
      <b key={index}>{inside}</b>
    );
  });
}

interface CopyProps {
  /** The text to copy, or `code` for the code block around the button. */
  readonly copies: string;
  /** Name of the button for screen readers. */
  readonly says?: string;
  readonly label?: string;
}

export function CopyButton({ copies, says, label }: CopyProps): ReactNode {
  return (
    <button type="button" className="r-copy" data-copy={copies} aria-label={says}>
      {label ?? labels.copy}
    </button>
  );
}

export function DeprecatedMark({ of }: { readonly of: Deprecation }): ReactNode {
  const words = deprecationText(of);
  return words && <b className="r-deprecated-mark">{words}</b>;
}

/** Heading of one section of an operation: parameters, body or responses. */
export function SectionHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const { sectionLevel } = useRenderTools();
  const Heading = `h${sectionLevel}` as const;
  return <Heading className="r-section">{children}</Heading>;
}
