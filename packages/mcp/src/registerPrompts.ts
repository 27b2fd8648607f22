import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Pages } from './portal/Pages.js';
import type { Portal, PortalJourney } from './portal/Portal.js';
import { QUOTATION_NOTE } from './tools/writeAnswer.js';

/** A program of the reader records the real traffic for these tasks. */
const RECORDINGS: readonly (readonly [name: string, title: string, task: string])[] = [
  [
    'gravar-homologacao',
    'Gravar as chamadas em homologação',
    'Ajude-me a gravar o que o meu sistema troca com a homologação. Diga o comando que inicia o gravador, o endereço que troco no meu sistema e a jornada que percorro. Quem faz as chamadas é o meu sistema.',
  ],
  [
    'responder-perguntas',
    'Responder perguntas com uma gravação',
    'Peça o caminho da minha gravação (.har) e leia-a com record_answers. Compare cada resposta com a suposição que open_questions traz e diga o que muda no meu código. Mostre as contradições sem escolher um lado, e a chamada que falta para cada pergunta ainda sem resposta.',
  ],
  [
    'juntar-evidencias',
    'Juntar as evidências da homologação',
    'Diga o comando que junta as evidências da minha gravação. Peça a planilha que ele escreve e, com read_page de cada passo, como /docs/frontier/homologacao#BLQ-02, diga para cada passo sem prova a chamada e o resultado que faltam. Um passo sem prova não está feito.',
  ],
];

export function registerPrompts(server: McpServer, { journeys }: Portal, pages: Pages): void {
  const asUser = (title: string, text: string) => ({
    description: title,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  });
  for (const [name, title, task] of RECORDINGS) {
    const text = `${task}\n\nLeia antes, com read_page, /docs/frontier/responder-perguntas. Nada é enviado à Frontier por você.\n${QUOTATION_NOTE}`;
    server.registerPrompt(name, { title }, () => asUser(title, text));
  }
  for (const journey of journeys) {
    const last = journey.steps.length;
    server.registerPrompt(
      journey.name,
      {
        title: journey.title,
        description: journey.description,
        argsSchema: z.strictObject({
          passo: z
            .enum(
              journey.steps.map((_step, at) => `${at + 1}`),
              { error: `passo: um número de 1 a ${last}` },
            )
            .optional()
            .describe(`Por que passo começar, de 1 a ${last}.`),
          linguagem: z
            .string()
            .max(40)
            .optional()
            .describe('A linguagem em que você quer o código; sem ela, só as chamadas.'),
        }),
      },
      ({ linguagem, passo = '1' }) =>
        asUser(journey.title, writePrompt(journey, pages, Number(passo), linguagem)),
    );
  }
}

function writePrompt(
  { name, route, steps, title }: PortalJourney,
  pages: Pages,
  first: number,
  language: string | undefined,
): string {
  const code = language
    ? `5. Depois de cada chamada que deu certo, escreva o código dela em ${language}: valores decimais exatos, e novas tentativas só onde a jornada as permite.\n`
    : '';
  const listed = steps.map(
    ({ operationIds, title: step }, at) =>
      `- Passo ${at + 1}: ${step}${operationIds.length > 0 ? ` (${operationIds.join(', ')})` : ''}`,
  );
  return `Percorra comigo a jornada "${title}" no simulador local das Frontier APIs, a partir do passo ${first}.

1. Leia a jornada com read_page: ${route} (para pessoas: ${pages.addressOf(route)}).
2. Chame sandbox_start e sandbox_seed com journey "${name}" e step ${first}. sandbox_seed apaga o que o simulador guarda: se ele não foi iniciado por você, pergunte antes.
3. Em cada passo, leia get_operation, monte a requisição com os valores da jornada, confira-a com validate_request e só então chame sandbox_call. Compare a resposta com o que a jornada diz.
4. No fim, mostre com sandbox_inspect o que ficou.
${code}
Diga sempre o que é do contrato, o que é leitura nossa e o que é regra do simulador. O que não está documentado é uma pergunta (open_questions), não um palpite. Nada é enviado à Frontier.
${QUOTATION_NOTE}

${listed.join('\n')}`;
}
