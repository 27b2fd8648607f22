const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An identifier as the store keeps it: a UUID in capitals is the same one (RFC 9562, 4). */
export function lowerId(id: string): string {
  return UUID.test(id) ? id.toLowerCase() : id;
}
