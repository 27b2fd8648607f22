import { z } from 'zod';

/** Maximum characters of a body. The simulator accepts 1 MiB; examples are a hundred times shorter. */
const BODY = 100_000;

export const anOffset = z
  .int()
  .min(0)
  .max(1_000_000)
  .default(0)
  .describe('Caracteres já lidos, como a resposta anterior disse; 0 para o começo.');

export const anOperationId = z
  .string()
  .min(1)
  .max(300)
  .describe('O operationId do contrato, como criarSolicitacao.');

const aValue = z.union([z.string().max(500), z.number(), z.boolean()]);
const values = z.union([aValue, z.array(aValue).max(100)], {
  error: 'deve ser um texto, um número, true, false ou uma lista deles',
});

export const someParameters = z
  .record(z.string().max(80), values)
  .default({})
  .describe(
    'Parâmetros do caminho e da consulta, pelos nomes do contrato; vários valores, em uma lista: {"page": 1, "status": ["A", "B"]}.',
  );

export const aBody = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())], {
    error: 'deve ser um texto, um objeto ou uma lista',
  })
  .transform((body) => (typeof body === 'string' ? body : JSON.stringify(body)))
  .refine((text) => text.length <= BODY, `são no máximo ${BODY} caracteres`)
  .optional()
  .describe(
    'O corpo como texto JSON, que chega como está: 1000.00000000 com todas as casas. Um objeto vale também, mas perde os zeros do fim. De um formulário, um objeto com um texto por campo; em um campo de arquivo, só o nome dele.',
  );
