import type { ReactNode } from 'react';
import type { Block, EntryBlock } from '../blocks/Block.js';
import { OperationPanel } from './OperationPanel.js';
import { useRenderTools } from './RenderContext.js';
import { Pieces, Prose, StatusCode } from './Text.js';

/** A document has thousands of blocks, so each uses as few elements as possible. */
export function Blocks({ of }: { readonly of: readonly Block[] }): ReactNode {
  return of.map((block, index) => <BlockContent key={index} block={block} />);
}

function BlockContent({ block }: { readonly block: Block }): ReactNode {
  const Heading = `h${useRenderTools().sectionLevel}` as const;
  switch (block.kind) {
    case 'line':
    case 'paragraph':
      return (
        <p className={block.className}>
          <Pieces of={block.pieces} />
        </p>
      );
    case 'text': {
      const prose = <Prose text={block.text} isInline={block.as === 'inline'} />;
      return block.as === 'advice' ? <div className="r-advice">{prose}</div> : prose;
    }
    case 'entry':
      return (
        <div className={block.className} id={block.anchor}>
          <EntryContent entry={block} />
        </div>
      );
    case 'list':
      return (
        <ul className="r-fields">
          {block.entries.map((entry, index) => (
            <li key={index} id={entry.anchor} className={entry.className}>
              <EntryContent entry={entry} />
            </li>
          ))}
        </ul>
      );
    case 'fold':
      return (
        <details className="r-fold" id={block.anchor} open={block.isOpen}>
          <summary>
            <Pieces of={block.head} />
          </summary>
          <Blocks of={block.blocks} />
        </details>
      );
    case 'box':
      return (
        <div className={block.className}>
          <Blocks of={block.blocks} />
        </div>
      );
    case 'section':
      return (
        <section id={block.anchor}>
          <Heading className="r-section">
            <Pieces of={block.title} />
          </Heading>
          <Blocks of={block.blocks} />
        </section>
      );
    case 'response':
      // The description is outside the fold, since links inside `<summary>` are not accessible to every reader.
      return (
        <div className="r-response" id={block.anchor}>
          <StatusCode status={block.status} isOnly={block.isOnly} />
          <Pieces of={block.badge} /> <Prose text={block.description} />
          {block.summary === undefined ? (
            <Blocks of={block.blocks} />
          ) : (
            <details>
              <summary className="r-holds">{block.summary}</summary>
              <Blocks of={block.blocks} />
            </details>
          )}
        </div>
      );
    default:
      return <OperationPanel operation={block.operation} />;
  }
}

export function EntryContent({ entry }: { readonly entry: EntryBlock }): ReactNode {
  return (
    <>
      <Pieces of={entry.head} />
      <Blocks of={entry.blocks} />
    </>
  );
}
