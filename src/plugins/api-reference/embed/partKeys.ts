/** Key of the island with a schema's fields. */
export function schemaKey(service: string, name: string): string {
  return `esquema.${service}.${name}`;
}

/** Key of the island with a webhook's payload. */
export function payloadKey(id: string): string {
  return `payload.${id}`;
}
