import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const HASHES = { sha1, sha256, sha384, sha512 } as const;

export const ENCODINGS = {
  hex: bytesToHex,
  base64: (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)),
} as const;

export function signBody(
  secret: string,
  body: string,
  algorithm: keyof typeof HASHES,
  encoding: keyof typeof ENCODINGS,
): string {
  return ENCODINGS[encoding](hmac(HASHES[algorithm], utf8ToBytes(secret), utf8ToBytes(body)));
}
