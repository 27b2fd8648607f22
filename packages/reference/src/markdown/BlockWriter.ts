import type { MediaType, Operation } from '@frontier/openapi';
import type { BlockContent } from 'mdast';
import type { Block, EntryBlock, Fold } from '../blocks/Block.js';
import { describeLink } from '../blocks/describeLines.js';
import { namedExamples } from '../components/Examples.js';
import { hasChoice, hasExamples } from '../components/OperationPanel.js';
import { strong } from '../inline.js';
import { labels } from '../labels.js';
import { writeSamples } from '../render/writeSamples.js';
import { fence, heading, Lines, list, paragraph, quoteOthers } from './nodes.js';

/** A generated sample is in one language, since the others repeat the call. */
export const LANGUAGE = 'curl';

export class BlockWriter {
  /** @param describe writes a text of the contract. */
  constructor(private readonly describe: (text: string | undefined) => BlockContent[]) {}

  write(blocks: readonly Block[], level: number): BlockContent[] {
    return this.entry({ head: [], blocks }, level);
  }

  private add(lines: Lines, block: Block, level: number) {
    switch (block.kind) {
      case 'line':
        return lines.line(...block.pieces);
      case 'paragraph':
        return lines.add(paragraph(block.pieces));
      case 'text': {
        const blocks = this.describe(block.text);
        if (block.as === 'line') return lines.text(blocks, '\n');
        if (block.as === 'inline') return lines.text(blocks, ' ');
        if (block.as === 'advice') return lines.add({ type: 'blockquote', children: blocks });
        return lines.add(...(block.as === 'quoted' ? quoteOthers(blocks) : blocks));
      }
      case 'entry':
        return lines.add(...this.entry(block, level));
      case 'list':
        return lines.add(...list(block.entries.map((entry) => this.entry(entry, level))));
      case 'fold': {
        if (block.as === 'heading') return lines.add(...this.below(level, block.head, block));
        if (block.as === 'content') return this.addAll(lines, block.blocks, level);
        const head = block.as === 'introduction' ? [...block.head, ':'] : block.head;
        return lines.add(...list([this.entry({ ...block, head }, level)]));
      }
      case 'box':
        return this.addAll(lines, block.blocks, level);
      case 'section':
        return lines.add(...this.below(level, block.title, block));
      case 'response':
        return lines.add(
          heading(level, [labels.status(block.status, block.isOnly)], block.anchor),
          ...(block.badge.length > 0 ? [paragraph(block.badge)] : []),
          ...quoteOthers(this.describe(block.description)),
          ...this.write(block.blocks, level + 1),
        );
      default:
        return lines.add(...this.examples(block.operation));
    }
  }

  private addAll(lines: Lines, blocks: readonly Block[], level: number): void {
    for (const block of blocks) this.add(lines, block, level);
  }

  private below(
    level: number,
    title: Fold['head'],
    { anchor, blocks }: Pick<Fold, 'anchor' | 'blocks'>,
  ): BlockContent[] {
    return [heading(level, title, anchor), ...this.write(blocks, level + 1)];
  }

  entry({ anchor, blocks, head }: Pick<EntryBlock, 'anchor' | 'blocks' | 'head'>, level: number) {
    const lines = new Lines(anchor);
    lines.line(...head);
    this.addAll(lines, blocks, level);
    return lines.blocks;
  }

  /** The call, then examples of its body and responses that show more. */
  examples(operation: Operation, minimal?: Operation): BlockContent[] {
    const { requestBody, responses } = operation;
    const calls = [
      ...(minimal ? [{ label: labels.requiredOnly, shown: minimal }] : []),
      { label: minimal ? labels.complete : labels.call, shown: operation },
    ];
    const written = calls.flatMap(({ label, shown }) =>
      writeSamples(shown, LANGUAGE).flatMap((sample) => [
        nameOf([label, sample.label]),
        fence(sample.code, sample.grammar === 'shellscript' ? 'sh' : plain(sample.grammar)),
      ]),
    );
    const content = requestBody?.content ?? [];
    const isNew = written.length > 0 ? hasChoice(content) : hasExamples(content);
    return [
      ...written,
      ...(isNew ? this.bodies(labels.body, content) : []),
      ...responses.flatMap((response) => {
        const status = labels.status(response.status, responses.length === 1);
        return this.bodies(`${labels.response} ${status}`, response.content);
      }),
    ];
  }

  private bodies(owner: string, content: readonly MediaType[]): BlockContent[] {
    return namedExamples(content).flatMap(({ example, name }) => [
      nameOf([owner, name]),
      ...quoteOthers(this.describe(example.description)),
      example.externalValue
        ? paragraph([`${labels.externalValue}: `, ...describeLink(example.externalValue)])
        : fence(example.text, plain(example.language)),
      ...(example.cut ? [paragraph([labels.cutValue])] : []),
    ]);
  }
}

function nameOf(names: readonly string[]) {
  return paragraph([strong(`${names.filter(Boolean).join(' · ')}:`)]);
}

function plain(language: string): string {
  return language === 'text' ? '' : language;
}
