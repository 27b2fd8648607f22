import type { ContractOperation } from './Contract.js';
import type { Misfit } from './describeMisfits.js';

/** English names of a request's parts, as in the reference's anchors. */
const PARTS: Readonly<Record<string, string>> = {
  corpo: 'body',
  consulta: 'query',
  caminho: 'path',
};

/** The contract of a problem and its place there: `emissao.yaml: criarSolicitacao.body.tipo`. */
export function placeInContract(operation: ContractOperation, { lacking, onde }: Misfit): string {
  const [part = '', ...names] = onde.split('/');
  const fields = [...names, lacking ?? ''].filter((name) => name !== '' && !/^\d+$/.test(name));
  return writePlace(operation, [PARTS[part] ?? 'body', ...fields]);
}

/** A documented response in the contract: `emissao.yaml: consultarSolicitacao.404`. */
export function writePlace(
  { id, service }: ContractOperation,
  names: readonly (string | number)[],
): string {
  return [`${service}.yaml: ${id}`, ...names].join('.');
}
