import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The name of a schema's compiled function: equal schemas have one name. */
export function schemaKey(schema: object): string {
  return `schema_${bytesToHex(sha256(utf8ToBytes(JSON.stringify(schema)))).slice(0, 16)}`;
}
