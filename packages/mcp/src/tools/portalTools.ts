import path from 'node:path';
import { createCompiler } from '@frontier/sandbox/compile';
import { createSearch, kindNames, type Search, type SearchResult } from '@frontier/search';
import { z } from 'zod';
import type { Operations } from '../portal/Operations.js';
import type { Pages } from '../portal/Pages.js';
import {
  type Portal,
  type PortalQuestion,
  QUESTIONS_ROUTE,
  RULES_ROUTE,
} from '../portal/Portal.js';
import { endOfAddress, findNamed, suggest, ToolRefusal } from '../Refusal.js';
import { anOffset, anOperationId } from './inputs.js';
import { defineTool, READS, type Tool } from './Tool.js';
import { quoteData } from './writeAnswer.js';

/** Bytes of a recording's report in one answer; they leave room for the rest of 4 KB. */
const REPORTED = 3_700;

export function createPortalTools(portal: Portal, pages: Pages, operations: Operations): Tool[] {
  let engine: Promise<Search> | undefined;
  const addresses = new Set(operations.all.map(({ address }) => address));
  return [
    defineTool({
      name: 'search',
      title: 'Buscar no portal',
      description:
        'Busca em guias, chamadas, campos, erros, eventos, glossário, perguntas em aberto e regras do simulador, com o mesmo motor do portal. Comece por aqui.',
      annotations: READS,
      input: z.strictObject({
        query: z.string().trim().min(1).max(200).describe('O que procurar: "liberar bloqueio".'),
        limit: z.int().min(1).max(15).default(6).describe('Quantos resultados.'),
      }),
      async run({ limit, query }) {
        engine ??= createSearch(portal.search);
        const search = await engine;
        const { nearest, results } = search(query, { limit });
        const found = results.length > 0 ? results : nearest;
        if (found.length === 0) return 'Nada no portal responde a isso. Tente outras palavras.';
        const lines = found.map(
          (result, at) => `${at + 1}. ${writeResult(result, pages, addresses)}`,
        );
        const note = results.length > 0 ? '' : 'Nenhum resultado. O mais próximo:\n';
        return note + quoteData(pages.addressOf('/busca'), lines.join('\n'));
      },
    }),

    defineTool({
      name: 'read_page',
      title: 'Ler uma página',
      description:
        'Uma página do portal em Markdown, pela rota ou pelo endereço que outra ferramenta devolveu; com uma âncora, só a seção dela. "leitura nossa", com o link da pergunta, marca o que este portal supõe: veja open_questions.',
      annotations: READS,
      input: z.strictObject({
        route: z.string().min(1).max(300).describe('/docs/frontier/jornadas/nota-comercial'),
        offset: anOffset,
      }),
      run({ offset, route }) {
        const page = pages.find(route);
        if (!page) {
          const near = suggest(route, pages.routes);
          throw new ToolRefusal(
            `route: o portal não tem esta página.${near} Encontre-a com search.`,
          );
        }
        const mark = page.route === RULES_ROUTE ? 'Regras do simulador, e não da Frontier.\n' : '';
        const { end, start, text } = page;
        const part = offset < end ? text.slice(0, end) : text;
        const quoted = quoteData(pages.addressOf(page.route), part, offset || start);
        const rest =
          part.length < text.length
            ? `\nDepois desta seção, a página continua: offset: ${end}.`
            : '';
        return mark + quoted + rest;
      },
    }),

    defineTool({
      name: 'open_questions',
      title: 'Perguntas em aberto',
      description:
        'O que a documentação de origem não responde. Com id ou operationId, também o que depende disso, o que o portal recomenda até a resposta e o que ele supõe. Consulte antes de supor um comportamento da API.',
      annotations: READS,
      input: z.strictObject({
        id: z.string().max(300).optional().describe('O id da pergunta, como numeros-json.'),
        operationId: anOperationId.optional(),
        blocking: z
          .boolean()
          .optional()
          .describe('Só as que bloqueiam uma integração, ou só as outras.'),
        offset: anOffset,
      }),
      run({ blocking, id, offset, operationId }) {
        const { questions } = portal;
        const ids = questions.map((one) => one.id);
        const asked = id === undefined ? undefined : (findNamed(endOfAddress(id), ids) ?? id);
        const own = operationId === undefined ? undefined : operations.get(operationId).questions;
        const found = questions.filter(
          (one) =>
            (asked === undefined || one.id === asked) &&
            (blocking === undefined || one.bloqueia === blocking) &&
            (own === undefined || own.includes(one.id)),
        );
        const others = questions.filter((one) => one.chamadas.length === 0).map((one) => one.id);
        const general = own
          ? `\nSem chamada própria, e talvez sobre esta: ${others.filter((one) => !own.includes(one)).join(', ')}.`
          : '';
        if (found.length === 0) {
          return `Nenhuma das ${questions.length} perguntas em aberto é assim.${suggest(id ?? '', ids)}${general} Procure por palavras com search. Não haver pergunta não quer dizer que o comportamento esteja documentado.`;
        }
        const isOverview = asked === undefined && own === undefined;
        const texts = found.map((one) =>
          isOverview ? writeTitle(one) : `${writeQuestion(one, pages)}\n`,
        );
        return `${found.length} de ${questions.length} perguntas em aberto.\n${quoteData(pages.addressOf(QUESTIONS_ROUTE), texts.join('\n'), offset)}${general}`;
      },
    }),

    defineTool({
      name: 'record_answers',
      title: 'Ler as respostas de uma gravação',
      description:
        'Lê um arquivo HAR de frontier-sandbox record, de um navegador ou do mitmproxy, e mostra as respostas às perguntas em aberto que as chamadas dão, as contradições e o que chamar para responder às outras. Nada é enviado.',
      annotations: READS,
      input: z.strictObject({
        file: z.string().max(500).describe('O caminho do arquivo .har nesta máquina.'),
        offset: anOffset,
      }),
      async run({ file, offset }) {
        // Windows would show the user's credentials to the server of a shared folder.
        if (!/^(?![\\/]{2}).*\.har$/is.test(file)) {
          throw new ToolRefusal('file: deve ser um arquivo .har desta máquina.');
        }
        // All rules of the simulator come with it; a server that starts needs few of them.
        const { answerRecording } = await import('@frontier/sandbox/answers');
        const name = path.basename(file).slice(-60).replace(/["<>]/g, '_');
        try {
          const report = answerRecording(portal.contracts, file, createCompiler());
          return quoteData(name, report, offset, REPORTED);
        } catch (error) {
          throw new ToolRefusal(quoteData(name, (error as Error).message));
        }
      },
    }),
  ];
}

function writeResult(
  { excerpt, kind, method, path, title, trail, url }: SearchResult,
  pages: Pages,
  addresses: ReadonlySet<string>,
) {
  const [route = '', anchor = ''] = url.split('#', 2);
  const [id = ''] = anchor.split('.', 1);
  const isOperation = addresses.has(`${route}#${id}`);
  const how = isOperation ? ` · get_operation ${id}` : '';
  const call = method && path ? `\n   ${method} ${path}${how}` : '';
  const nature = route === RULES_ROUTE ? 'Regra do simulador' : kindNames[kind].one;
  const text = excerpt === '' ? '' : `\n   ${excerpt}`;
  return `${title} (${[nature, ...trail].join(' › ')})\n   ${pages.addressOf(url)}${call}${text}`;
}

function writeTitle({ area, bloqueia, id, pergunta }: PortalQuestion): string {
  return `${id} (${area}${bloqueia ? '; bloqueia' : ''}): ${pergunta}`;
}

function writeQuestion(one: PortalQuestion, pages: Pages): string {
  const { chamadas, depende, id, leitura, recomendacao } = one;
  return [
    writeTitle(one),
    `- Depende dela: ${depende}`,
    `- Até a resposta, conselho deste portal: ${recomendacao}`,
    ...(leitura ? [`- Leitura nossa: ${leitura}`] : []),
    ...(chamadas.length > 0 ? [`- Chamadas: ${chamadas.join(', ')}`] : []),
    `- ${pages.addressOf(`${QUESTIONS_ROUTE}#${id}`)}`,
  ].join('\n');
}
