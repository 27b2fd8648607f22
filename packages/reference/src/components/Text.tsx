import type { ReactNode } from 'react';
import type { Inline } from '../inline.js';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';

interface ProseProps {
  readonly text: string | undefined;
  readonly kind?: 'page' | 'field';
  readonly isInline?: boolean;
}

export function Prose({ isInline, kind = 'field', text }: ProseProps): ReactNode {
  const { markdown } = useRenderTools();
  const html = text ? markdown(text, kind) : '';
  const Holder = isInline ? 'span' : 'div';
  return html && <Holder className="r-md" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Pieces({ of }: { readonly of: readonly Inline[] }): ReactNode {
  return of.map((piece, index) =>
    !piece || typeof piece === 'string' ? piece : <Piece key={index} piece={piece} />,
  );
}

type Shown = Exclude<Inline, string | false | undefined>;

function Piece({ piece }: { readonly piece: Shown }): ReactNode {
  if ('value' in piece)
    return piece.type === 'inlineCode' ? <code>{piece.value}</code> : piece.value;
  const inside = 'children' in piece && <Pieces of={piece.children} />;
  switch (piece.type) {
    case 'link':
      return <a href={piece.url}>{inside}</a>;
    case 'element': {
      const { className, tag: Tag } = piece;
      return <Tag className={className}>{inside}</Tag>;
    }
    case 'name': {
      const { anchor, name } = piece;
      const Name = anchor ? 'a' : 'span';
      return (
        <Name href={anchor && `#${anchor}`} className="r-name">
          {/* An empty name is valid JSON, but a link must have text. */}
          {name === '' ? '""' : name}
        </Name>
      );
    }
    case 'badge': {
      const { description, href, label } = piece.badge;
      return (
        <a className="r-badge" href={href} aria-label={`${label}: ${description}`}>
          {label}
        </a>
      );
    }
    default:
      return <b className={piece.data?.className}>{inside}</b>;
  }
}

interface CopyProps {
  /** The text to copy, or `code` for the code block around the button. */
  readonly copies: string;
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

interface StatusCodeProps {
  readonly status: string;
  readonly isOnly: boolean;
}

export function StatusCode({ isOnly, status }: StatusCodeProps): ReactNode {
  const isInfo = /^[13]|^default$/.test(status);
  const colour = status.startsWith('2') ? 'r-ok' : isInfo ? 'r-info' : 'r-error';
  return <b className={`r-status ${colour}`}>{labels.status(status, isOnly)}</b>;
}
