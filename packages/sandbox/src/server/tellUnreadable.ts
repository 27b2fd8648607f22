import type { FastifyError } from 'fastify';
import { Refusal } from '../work/Refusal.js';
import { BODY_LIMIT } from './readBodies.js';

/**
 * What the server itself refuses of a request, before any call has seen it: its media type, its size, its form.
 * `undefined` for what is not the caller's mistake.
 * @param mediaTypes what the call takes; none for one without a body
 */
export function tellUnreadable(
  { code, statusCode = 500 }: FastifyError,
  mediaTypes: readonly string[],
): Refusal | undefined {
  if (statusCode < 400 || statusCode >= 500) return undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return Refusal.of('invalid', 'corpo', `não pode passar de ${BODY_LIMIT / 1024} KiB`);
  }
  if (code !== 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return Refusal.of('invalid', 'pedido', 'não se pode ler');
  }
  if (mediaTypes.length === 0) return Refusal.of('invalid', 'corpo', 'a chamada não tem corpo');
  const problem = `deve vir como ${mediaTypes.join(' ou ')}, e dizer isso no cabeçalho Content-Type`;
  return Refusal.of('invalid', 'corpo', problem);
}
