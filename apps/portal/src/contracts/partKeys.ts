/** Prefixes of the keys of islands; an operation's id that begins like one gets `operacao.` in front. */
const PREFIX = /^(?:servico|esquema|payload|operacao|corpo|chamada)\./i;

/** Key of the island with an operation: its id, unless that could be another island's key. */
export function operationKey(id: string): string {
  return PREFIX.test(id) ? `operacao.${id}` : id;
}

/** Key of the island with an operation under a heading that says its title. */
export function untitledKey(id: string): string {
  return `corpo.${id}`;
}

/**
 * Key of the island with an operation for a guide about it.
 *
 * @param example of its body, which is shown first with its required fields only.
 */
export function callKey(id: string, example?: string): string {
  return `chamada.${id}${example === undefined ? '' : `.${example}`}`;
}

/** Key of the island with a service's first page; those of its further pages go on after a dot. */
export function pageKey(service: string): string {
  return `servico.${service}`;
}

export function schemaKey(service: string, name: string): string {
  return `esquema.${service}.${name}`;
}

export function payloadKey(id: string): string {
  return `payload.${id}`;
}
