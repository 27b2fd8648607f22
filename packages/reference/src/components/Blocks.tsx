import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { Block, EntryBlock } from '../blocks/Block.js';
import { OperationPanel } from './OperationPanel.js';
import { useRenderTools } from './RenderContext.js';
import { Pieces, Prose, StatusCode } from './Text.js';

export function Blocks({ of }: { readonly of: readonly Block[] }): ReactNode {
  const { sectionLevel } = useRenderTools();
  return writeBlocks(of, `h${sectionLevel}`);
}

/** A function, since each nested component takes much of the stack, and React omits content silently where that ends. */
function writeBlocks(blocks: readonly Block[], Heading: 'h3' | 'h4'): ReactNode {
  return blocks.map((block, index) => cloneElement(writeBlock(block, Heading), { key: index }));
}

function writeBlock(block: Block, Heading: 'h3' | 'h4'): ReactElement {
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
      return writeEntry(block, 'div', Heading);
    case 'list':
      return (
        <ul className="r-fields">
          {block.entries.map((entry, index) => writeEntry(entry, 'li', Heading, index))}
        </ul>
      );
    case 'fold':
      return (
        <details className="r-fold" id={block.anchor} open={block.isOpen}>
          <summary>
            <Pieces of={block.head} />
          </summary>
          {writeBlocks(block.blocks, Heading)}
        </details>
      );
    case 'box':
      return <div className={block.className}>{writeBlocks(block.blocks, Heading)}</div>;
    case 'section':
      return (
        <section id={block.anchor}>
          <Heading className="r-section">
            <Pieces of={block.title} />
          </Heading>
          {writeBlocks(block.blocks, Heading)}
        </section>
      );
    case 'response':
      // The description is outside the fold, since links inside `<summary>` are not accessible to every reader.
      return (
        <div className="r-response" id={block.anchor}>
          <StatusCode status={block.status} isOnly={block.isOnly} />
          <Pieces of={block.badge} /> <Prose text={block.description} />
          {block.summary === undefined ? (
            writeBlocks(block.blocks, Heading)
          ) : (
            <details>
              <summary className="r-holds">{block.summary}</summary>
              {writeBlocks(block.blocks, Heading)}
            </details>
          )}
        </div>
      );
    default:
      return <OperationPanel operation={block.operation} />;
  }
}

function writeEntry(entry: EntryBlock, Tag: 'div' | 'li', Heading: 'h3' | 'h4', key?: number) {
  return (
    <Tag key={key} className={entry.className} id={entry.anchor}>
      <Pieces of={entry.head} />
      {writeBlocks(entry.blocks, Heading)}
    </Tag>
  );
}
