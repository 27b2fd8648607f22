import { ASSUMPTION_MARK } from '@frontier/openapi';
import type { RequestFault } from '@frontier/sandbox/requests';
import { z } from 'zod';
import { checkPath, type KnownOperation, type Operations } from '../portal/Operations.js';
import type { Pages } from '../portal/Pages.js';
import { RULES_ROUTE } from '../portal/Portal.js';
import { endOfAddress, findNamed, ToolRefusal } from '../Refusal.js';
import { aBody, anOffset, anOperationId, someParameters } from './inputs.js';
import { defineTool, READS, type Tool } from './Tool.js';
import { quoteData } from './writeAnswer.js';

const MOST = 15;

export function createOperationTools(pages: Pages, operations: Operations): Tool[] {
  const services = [...new Set(operations.all.map(({ service }) => service))];
  return [
    defineTool({
      name: 'list_operations',
      title: 'Listar chamadas',
      description: `As chamadas dos contratos, com método, caminho e título. Serviços: ${services.join(', ')}.`,
      annotations: READS,
      input: z.strictObject({
        service: z.string().max(300).optional().describe('Só as de um serviço.'),
        offset: anOffset,
      }),
      run({ offset, service }) {
        const wanted = service && findNamed(endOfAddress(service), services);
        if (service !== undefined && wanted === undefined) {
          throw new ToolRefusal(`service: deve ser ${services.join(', ')}.`);
        }
        const texts = (wanted === undefined ? services : [wanted]).map((one) => {
          const own = operations.all.filter((operation) => operation.service === one);
          return [`${one}:`, ...own.map(writeLine)].join('\n');
        });
        return quoteData(pages.addressOf('/docs/frontier'), texts.join('\n\n'), offset);
      },
    }),

    defineTool({
      name: 'get_operation',
      title: 'Ler uma chamada',
      description:
        'O que o contrato diz de uma chamada: parâmetros e campos do corpo (part: request) ou das respostas (part: responses), com os erros, as perguntas em aberto sobre ela e as regras do simulador que respondem a elas.',
      annotations: READS,
      input: z.strictObject({
        operationId: anOperationId,
        part: z.enum(['request', 'responses']).default('request'),
        offset: anOffset,
      }),
      run({ offset, operationId, part }) {
        const operation = operations.get(operationId);
        const other = part === 'request' ? 'responses' : 'request';
        const { address, questions, [part]: fields } = operation;
        const rules = operations.validator.rules.entries.filter(({ question = '' }) =>
          questions.includes(question),
        );
        const facts = [
          `${operation.id}: ${operation.method} ${operation.path} (${operation.service}, ${operation.server})`,
          `Token: ${operation.secured ? 'exigido' : 'não'} · Corpo: ${operation.bodyTypes.join(' ou ') || 'nenhum'} · Sucesso: ${operation.successStatus}`,
          `Erros: ${writeErrors(operation)}`,
          `Perguntas em aberto: ${questions.join(', ') || 'nenhuma a nomeia'}`,
          `Regras do simulador: ${rules.map(({ id }) => id).join(', ') || 'nenhuma sobre elas'}`,
        ];
        const text = `${facts.join('\n')}\n\n${fields}`;
        return `${quoteData(pages.addressOf(address), text, offset)}\nO resto: part: ${other}.`;
      },
    }),

    defineTool({
      name: 'validate_request',
      title: 'Validar uma requisição',
      description:
        'Confere uma requisição pelo contrato e pelas regras do simulador sem enviá-la: o que está errado, onde e como corrigir. Casas decimais são contadas no texto do corpo.',
      annotations: READS,
      input: z.strictObject({
        operationId: anOperationId,
        parameters: someParameters,
        body: aBody,
      }),
      run({ body, operationId, parameters }) {
        const operation = operations.get(operationId);
        checkPath(operation, parameters);
        const request = { parameters, ...(body !== undefined && { body }) };
        const report = operations.validator.check(operation, request);
        const { refusals, rules, unknown } = report;
        const faults = [...report.faults, ...refusals];
        const call = `${operation.id}, ${operation.method} ${operation.path}`;
        const count = `${faults.length} ${faults.length === 1 ? 'problema' : 'problemas'} em ${call}`;
        const result =
          report.faults.length > 0
            ? `Não cabe no contrato: ${count}.`
            : refusals.length > 0
              ? `Cabe no contrato, mas o simulador recusa: ${count}.`
              : `Cabe no contrato: ${call}. Para ver estado e permissões, chame sandbox_call.`;
        const all = [
          ...faults.map((fault, at) => `${at + 1}. ${writeFault(fault)}`),
          ...unknown.map(
            ({ location, problem }) =>
              `Aviso: ${location}: ${problem}. Confira o nome ou retire-o.`,
          ),
        ];
        const lines = all.slice(0, MOST);
        if (all.length > MOST) lines.push(`… e mais ${all.length - MOST}: corrija estes primeiro.`);
        const ruled = rules.map(
          ({ id, says, title }) =>
            `\nRegra do simulador ${id}, ${title} (${pages.addressOf(`${RULES_ROUTE}#regra-${id}`)}): ${says}`,
        );
        const address = pages.addressOf(operation.address);
        const found = lines.length > 0 ? quoteData(address, lines.join('\n')) : address;
        return `${result}\n${found}${ruled.join('')}`;
      },
    }),
  ];
}

function writeLine({ id, method, path, summary }: KnownOperation): string {
  return `- ${id}: ${method} ${path} (${summary})`;
}

function writeErrors({ errorTexts }: KnownOperation): string {
  const known = Object.entries(errorTexts).map(
    ([code, text]) => `${code} ${text === null ? '(texto não informado)' : `«${text}»`}`,
  );
  return known.join('; ') || 'nenhum documentado';
}

function writeFault(fault: RequestFault): string {
  const { assumptions = [], description, location, problem, rule, sent } = fault;
  const marks = assumptions.map((id) => ` [${ASSUMPTION_MARK}: ${id}]`).join('');
  return [
    `${location}: ${problem}`,
    ...(rule === undefined ? [] : [`   Regra do simulador: ${rule}`]),
    ...(sent === undefined ? [] : [`   Enviado: ${sent}`]),
    ...(description === undefined ? [] : [`   O contrato: «${description.slice(0, 400)}»${marks}`]),
  ].join('\n');
}
