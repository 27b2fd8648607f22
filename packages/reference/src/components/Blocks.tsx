import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, EntryBlock } from '../blocks/Block.js';
import { OperationPanel } from './OperationPanel.js';
import { type RenderTools, RenderToolsProvider, useRenderTools } from './RenderContext.js';
import { Pieces, Prose, StatusCode } from './Text.js';

interface BlocksProps {
  readonly of: readonly Block[];
}

/** Levels of blocks that React renders together: on too many its stack overflows, and it omits content silently. */
const LEVELS = 30;

export function Blocks({ of }: BlocksProps): ReactNode {
  const tools = useRenderTools();
  return <InnerBlocks of={of.map((block) => writeDeep(block, tools).block)} />;
}

/** Writes the content of entries too deep to be rendered with the blocks around them. */
function writeDeep<Part extends Block>(block: Part, tools: RenderTools) {
  let levels = 0;
  const writeAll = <Inner extends Block>(blocks: readonly Inner[]): Inner[] =>
    blocks.map((one) => {
      const inner = writeDeep(one, tools);
      levels = Math.max(levels, inner.levels + 1);
      return inner.block;
    });
  const written = {
    ...block,
    ...('entries' in block && { entries: writeAll(block.entries) }),
    ...('blocks' in block && { blocks: writeAll(block.blocks) }),
  };
  if (written.kind !== 'entry' || levels < LEVELS) return { block: written, levels };
  const content = <EntryContent entry={written} />;
  const html = renderToStaticMarkup(
    <RenderToolsProvider value={tools}>{content}</RenderToolsProvider>,
  );
  return { block: { ...written, blocks: [], html }, levels: 0 };
}

/** A document has thousands of blocks, so each uses as few elements as possible. */
function InnerBlocks({ of }: BlocksProps): ReactNode {
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
      return <Entry as="div" entry={block} />;
    case 'list':
      return (
        <ul className="r-fields">
          {block.entries.map((entry, index) => (
            <Entry key={index} as="li" entry={entry} />
          ))}
        </ul>
      );
    case 'fold':
      return (
        <details className="r-fold" id={block.anchor} open={block.isOpen}>
          <summary>
            <Pieces of={block.head} />
          </summary>
          <InnerBlocks of={block.blocks} />
        </details>
      );
    case 'box':
      return (
        <div className={block.className}>
          <InnerBlocks of={block.blocks} />
        </div>
      );
    case 'section':
      return (
        <section id={block.anchor}>
          <Heading className="r-section">
            <Pieces of={block.title} />
          </Heading>
          <InnerBlocks of={block.blocks} />
        </section>
      );
    case 'response':
      // The description is outside the fold, since links inside `<summary>` are not accessible to every reader.
      return (
        <div className="r-response" id={block.anchor}>
          <StatusCode status={block.status} isOnly={block.isOnly} />
          <Pieces of={block.badge} /> <Prose text={block.description} />
          {block.summary === undefined ? (
            <InnerBlocks of={block.blocks} />
          ) : (
            <details>
              <summary className="r-holds">{block.summary}</summary>
              <InnerBlocks of={block.blocks} />
            </details>
          )}
        </div>
      );
    default:
      return <OperationPanel operation={block.operation} />;
  }
}

interface EntryProps {
  readonly as: 'div' | 'li';
  readonly entry: EntryBlock;
}

function Entry({ as: Holder, entry }: EntryProps): ReactNode {
  const { anchor, blocks, className, head, html } = entry;
  if (html !== undefined) {
    return <Holder id={anchor} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <Holder id={anchor} className={className}>
      <Pieces of={head} />
      <InnerBlocks of={blocks} />
    </Holder>
  );
}

export function EntryContent({ entry }: { readonly entry: EntryBlock }): ReactNode {
  return (
    <>
      <Pieces of={entry.head} />
      <Blocks of={entry.blocks} />
    </>
  );
}
