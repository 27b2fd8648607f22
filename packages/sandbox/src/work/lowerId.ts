import { formats } from '../contract/formats.js';

/** An identifier in the store's form: UUIDs ignore case (RFC 9562, 4). */
export function lowerId(id: string): string {
  return formats.uuid.test(id) ? id.toLowerCase() : id;
}
