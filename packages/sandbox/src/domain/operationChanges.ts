import { defineRule } from '../rules/defineRule.js';
import { oneOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { hasOpenOffer } from './offers.js';
import { getOperation, setOperationStatus, tellOperation } from './operations.js';
import { setRequestStatus } from './requests.js';

const changes = defineRule('aditamento-e-cancelamento', {
  cancelada: oneOf('NAO_EMITIDO', 'REPROVADO'),
});

/** Statuses of an operation that has no titles yet. */
const UNISSUED = ['EM_ANALISE', 'AGUARDANDO_LIQUIDACAO'];

/** Marks an operation as amended. @throws Refusal `missing` */
export async function amendOperation(work: Work, code: string): Promise<void> {
  const operation = await getOperation(work, code, 'code');
  const { tx } = work;
  await tx
    .updateTable('operations')
    .set({ amended: true })
    .where('id', '=', operation.id)
    .execute();
  await tellOperation(work, operation, 'operacaoAditada');
}

/** Ends an operation that has no titles yet. @throws Refusal `missing`, or `refused` with titles or an open offer */
export async function cancelOperation(work: Work, code: string): Promise<void> {
  const operation = await getOperation(work, code, 'code');
  if (!UNISSUED.includes(operation.status)) {
    throw Refusal.of('refused', 'code', `a operação está ${operation.status}`);
  }
  if (await hasOpenOffer(work, operation)) {
    throw Refusal.of('refused', 'code', 'a operação tem uma oferta aberta');
  }
  await setOperationStatus(work, operation.id, work.rules.of(changes).cancelada);
  await setRequestStatus(work, operation.request_id, 'Cancelada');
  await tellOperation(work, operation, 'operacaoCancelada');
}
