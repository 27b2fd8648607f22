/** Key of an operation's part, without its title. */
export function operationKey(id: string): string {
  return `corpo.${id}`;
}

/**
 * Key of an operation's part in the guide about the operation.
 *
 * @param example name of a body example, shown first with its required fields only.
 */
export function callKey(id: string, example?: string): string {
  return `chamada.${id}${example === undefined ? '' : `.${example}`}`;
}

export function pageKey(service: string): string {
  return `servico.${service}`;
}

export function schemaKey(service: string, name: string): string {
  return `esquema.${service}.${name}`;
}
