import type { FastifyInstance } from 'fastify';

/**
 * Has the server listen; gives its address.
 * @throws Error in Portuguese when the port is another's
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`a porta ${port} já está em uso; escolha outra com --port (0: uma livre)`);
  }
}
