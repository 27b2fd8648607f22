const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An identifier in the store's form: UUIDs ignore case (RFC 9562, 4). */
export function lowerId(id: string): string {
  return UUID.test(id) ? id.toLowerCase() : id;
}
