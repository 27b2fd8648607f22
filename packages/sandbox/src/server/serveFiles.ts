import type { FastifyInstance } from 'fastify';
import { authenticate } from '../auth/tokens.js';
import { fileAccess, findFile } from '../domain/files.js';
import { readClock } from '../work/clock.js';
import { writeErrorBody } from './answerRefusal.js';
import type { Runner } from './Runner.js';

/** Gives files back byte for byte, at the addresses that documents carry. */
export function serveFiles(server: FastifyInstance, runner: Runner): void {
  server.get<{ Params: { id: string } }>('/arquivos/:id', async (request, reply) => {
    const { ruled, headers, params } = request;
    const company = ruled.of(fileAccess).exigeToken
      ? await authenticate(runner.store, headers.authorization, await readClock(runner.store))
      : undefined;
    const file = await findFile(runner.store, params.id, company);
    if (!file) return reply.code(404).send(writeErrorBody(404, undefined, ruled));
    return reply
      .type(file.media_type)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(file.bytes));
  });
}
