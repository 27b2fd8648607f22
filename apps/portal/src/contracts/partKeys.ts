export function operationKey(id: string): string {
  return `corpo.${id}`;
}

const CALL = 'chamada.';

/**
 * Key of an operation's part in the guide about the operation.
 *
 * @param variant name of a body example, shown first with its required fields only, or of the call that shows the
 *   fields of the body.
 */
export function callKey(id: string, variant?: string): string {
  return `${CALL}${id}${variant === undefined ? '' : `.${variant}`}`;
}

export function isCallKey(key: string): boolean {
  return key.startsWith(CALL);
}

export function pageKey(service: string): string {
  return `servico.${service}`;
}

export function schemaKey(service: string, name: string): string {
  return `esquema.${service}.${name}`;
}
