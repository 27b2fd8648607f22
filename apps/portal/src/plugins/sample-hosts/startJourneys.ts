import type { Root } from 'mdast';
import { chooseName, type EmbeddedPart } from '../../contracts/PartRequest';
import { h, parseMdx } from '../../shared/mdx/jsxNodes';
import { journeyInSimulator, LOCAL_SIMULATOR } from '../../shared/simulatorAddress';
import { readJourneys } from '../data-pages/journeys';

const page = '/docs/frontier/sandbox';

/** The guide in which readers save their keys to a file. */
const FIRST_CALL = '/docs/frontier/getting-started#2-peça-o-token';

/**
 * `<SandboxJourney journey="bloqueios" />`: instructions for a journey in the simulator, including the command that
 * starts it. Adds to each step with a call a link that runs it in a tab.
 */
export const sandboxJourney: EmbeddedPart = (request) => {
  const journeys = readJourneys();
  const journey = chooseName(request, 'journey', Object.keys(journeys), 'journey');
  const runnable = journeys[journey]?.steps.filter(({ call, reads }) => call || reads) ?? [];
  linkSteps(request.tree, journey, new Set(runnable.map(({ step }) => step)));
  return [
    h('p.run-journey', [
      h('a.button.button--primary', { href: journeyInSimulator(journey) }, 'Executar esta jornada'),
      ' ',
      'Na aba do navegador, sem chaves nem instalação.',
    ]),
    ...parseMdx(
      [
        '<div className="sandbox-journey">',
        `**Prefere o terminal?** [Inicie o simulador](${page}#começar). Este comando leva-o ao começo da jornada e põe um token em \`TOKEN\`. As chaves são as do \`credenciais.json\` da [primeira chamada](${FIRST_CALL}).`,
        `\`\`\`bash\n${seedCommand(journey)}\n\`\`\``,
        'Nos comandos dos passos, escolha **simulador** em **Exemplos em**. Onde se envia um documento, qualquer PDF serve. Em homologação, troque os `id`, códigos e datas pelos que as suas chamadas devolverem.',
        '</div>',
      ].join('\n\n'),
    ),
  ];
};

/** Adds a link below each step that the simulator can run. Steps are the third-level headings. */
function linkSteps(tree: Root, journey: string, steps: ReadonlySet<number>): void {
  let step = 0;
  tree.children = tree.children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 3) return [node];
    step += 1;
    if (!steps.has(step)) return [node];
    const href = journeyInSimulator(journey, step);
    return [node, h('p.run-step', [h('a', { href }, 'Executar este passo')])];
  });
}

function seedCommand(journey: string): string {
  return [
    `export TOKEN=$(curl ${LOCAL_SIMULATOR}/_sandbox/seed`,
    '--fail --silent --show-error -X POST',
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify({ journey })}' | jq -r .accessToken)`,
  ].join(' \\\n  ');
}
