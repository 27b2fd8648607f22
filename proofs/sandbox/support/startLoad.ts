import { setTimeout } from 'node:timers/promises';
import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples';
import { trade } from '../../../packages/sandbox/src/services/__tests__/story';
import type { Answered } from './auditStore';
import type { HttpCaller } from './HttpCaller';

const WORKERS = 6;

const issuer = exampleOf('criarCadastro');

let companies = 0;

/** The CNPJ of an unregistered company. */
const nextCnpj = (): string => String(10_000_000_000_000 + companies++);

/** Registers and submits a company, and records successful calls. */
export async function registerCompany(caller: HttpCaller, answered: Answered): Promise<void> {
  const made = await caller.call('POST /api/v1/cadastros', { ...issuer, cnpj: nextCnpj() });
  if (!isSuccess(made)) return;
  const { id } = made.body as { id: string };
  answered.registered.push(id);
  if (isSuccess(await caller.call(`POST /api/v1/cadastros/${id}/submit`))) {
    answered.submitted.push(id);
  }
}

/** Sells a title and confirms the sale, and records successful calls. */
async function sell(caller: HttpCaller, answered: Answered): Promise<void> {
  const made = await caller.call('POST /api/v1/compras-vendas', { ...trade, quantidade: 1 });
  if (!isSuccess(made)) return;
  const { id } = made.body as { id: string };
  answered.sold.push(id);
  const decision = { acao: 'CONFIRMAR', justificativa: 'Confere.' };
  if (isSuccess(await caller.call(`POST /api/v1/movimentacoes/${id}/aprovacao`, decision))) {
    answered.confirmed.push(id);
  }
}

/** Writes concurrently and without pauses until stopped; failed connections are retried at the current address. */
export function startLoad(caller: HttpCaller, answered: Answered): { stop: () => Promise<void> } {
  let isStopped = false;
  const work = async (): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      try {
        await (turn % 3 === 0 ? sell(caller, answered) : registerCompany(caller, answered));
      } catch {
        await setTimeout(10);
      }
    }
  };
  const workers = Array.from({ length: WORKERS }, work);
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(workers);
    },
  };
}

function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}
