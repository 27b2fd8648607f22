import { listenHttp } from '../../../../../../packages/sandbox/src/command/listenHttp';
import type { NodeSandbox } from '../../../../../../packages/sandbox/src/node/createSimulator';

/** A call that was answered. */
export interface Answered {
  /** `POST /api/v1/solicitacoes`, without its query. */
  readonly route: string;
  readonly status: number;
}

/** The simulator on a local port, with a record of its responses. */
export interface Service {
  readonly address: string;
  /** The calls since the last `take`. */
  readonly take: () => Answered[];
  readonly close: () => Promise<void>;
}

/** Starts a simulator on loopback. */
export async function startService(sandbox: NodeSandbox): Promise<Service> {
  let answered: Answered[] = [];
  const fetch: NodeSandbox['fetch'] = async (request, peer) => {
    const response = await sandbox.fetch(request, peer);
    const route = `${request.method} ${new URL(request.url).pathname}`;
    answered.push({ route, status: response.status });
    return response;
  };
  return {
    ...(await listenHttp({ ...sandbox, fetch }, { host: '127.0.0.1', port: 0 })),
    take: () => {
      const taken = answered;
      answered = [];
      return taken;
    },
  };
}
