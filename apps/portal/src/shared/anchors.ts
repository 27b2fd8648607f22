import path from 'node:path';

/** Anchor of the download link of a file, derived from the file's address. */
export function fileAnchor(address: string): string {
  return `arquivo-${path.basename(address)}`;
}

/**
 * Anchor of a state on the page of states: `estado-solicitacao-em-andamento`.
 *
 * @param object key of the object in `objectStates`.
 * @param kind separates a moment from a status with the same name.
 */
export function stateAnchor(object: string, state: string, kind = ''): string {
  const plain = state.normalize('NFD').replace(/[^\w\s]/g, '');
  return `estado ${object} ${kind} ${plain}`.replace(/[\s_]+/g, '-').toLowerCase();
}
