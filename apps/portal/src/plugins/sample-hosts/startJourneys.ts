import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseMdx, readAttributes, replaceElements } from '../../shared/mdx/mdxNodes';
import type { sampleHosts } from './options';
import { SWITCH_PART } from './placeSwitch';

/** The guide in which readers save their keys to a file. */
const FIRST_CALL = '/docs/frontier/getting-started#2-peça-o-token';

/**
 * Remark plugin: replaces `<SandboxJourney journey="bloqueios" />` with instructions for a journey in the simulator,
 * including the command that starts it.
 *
 * @throws through `file.fail`, with file and line, if the journey does not exist.
 */
export function startJourneys({
  address,
  journeys,
  page,
}: typeof sampleHosts): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    replaceElements(tree, (element) => {
      if (element.name !== 'SandboxJourney') return undefined;
      const journey = readAttributes(element).get('journey') ?? '';
      if (!existsSync(path.join(journeys, `${journey}.mdx`))) {
        file.fail(
          `<SandboxJourney>: unknown journey "${journey}" in ${journeys}`,
          element.position,
          'sandbox:journey',
        );
      }
      return parseMdx(
        [
          '<div className="sandbox-journey">',
          `**Sem chaves?** Percorra a jornada no [sandbox local](${page}): [inicie-o](${page}#começar), troque pelo dele o endereço dos exemplos e ponha-o no começo dela, com um token em \`TOKEN\`. Valem as chaves do \`credenciais.json\` da [primeira chamada](${FIRST_CALL}), e qualquer PDF no lugar dos seus.`,
          `<${SWITCH_PART} />`,
          `\`\`\`bash\n${seedCommand(address, journey)}\n\`\`\``,
          '</div>',
        ].join('\n\n'),
      );
    });
}

function seedCommand(address: string, journey: string): string {
  return [
    `export TOKEN=$(curl --fail --silent --show-error -X POST ${address}/_sandbox/seed`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify({ journey })}' | jq -r .accessToken)`,
  ].join(' \\\n  ');
}
