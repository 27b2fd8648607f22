import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { blockNode } from '../../shared/mdx/jsxNodes';
import { readAttributes } from '../../shared/mdx/mdxNodes';
import { parseInline } from '../../shared/mdx/parseInline';
import { switchNode } from './placeSwitch';
import type { SandboxOptions } from './Rule';

/** Where readers put their keys into a file. */
const FIRST_CALL = '/docs/frontier/getting-started#1-guarde-as-chaves-em-um-arquivo';

/**
 * Remark plugin: says how to walk a journey in the simulator where `<SandboxJourney journey="bloqueios" />`
 * stands, with the line that brings it to the journey's beginning.
 *
 * @throws through `file.fail`, with file and line, when there is no such journey.
 */
export function startJourneys({
  address,
  journeys,
  page,
}: Pick<SandboxOptions, 'address' | 'journeys' | 'page'>): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      if (element.name !== 'SandboxJourney' || !parent || position === undefined) return undefined;
      const journey = readAttributes(element).get('journey') ?? '';
      if (!existsSync(path.join(journeys, `${journey}.mdx`))) {
        file.fail(
          `<SandboxJourney>: não há jornada "${journey}" em ${journeys}`,
          element.position,
          'sandbox:journey',
        );
      }
      parent.children[position] = blockNode('div', { className: 'sandbox-journey' }, [
        {
          type: 'paragraph',
          children: parseInline(
            `**Sem chaves?** Percorra a jornada no [sandbox local](${page}): [inicie-o](${page}#começar), troque pelo dele o endereço dos exemplos e leve-o ao começo. Valem as chaves do \`credenciais.json\` da [primeira chamada](${FIRST_CALL}), e qualquer PDF no lugar dos seus.`,
          ),
        },
        switchNode(),
        { type: 'code', lang: 'bash', value: seedCommand(address, journey) },
      ]);
      return SKIP;
    });
  };
}

/** Brings the simulator to a journey's beginning. */
function seedCommand(address: string, journey: string): string {
  return [
    `curl -X POST ${address}/_sandbox/seed`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify({ journey })}'`,
  ].join(' ');
}
