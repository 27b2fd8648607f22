/** Whether a digest of that many bytes, or most of one, can stand in a value. */
export function canHold(value: string, bytes: number): boolean {
  const longest = Math.max(0, ...(value.match(/[\w+/-]+/g) ?? []).map(({ length }) => length));
  return longest >= Math.ceil((bytes * 4) / 3) / 2;
}

/** `HEX` in capitals; `base64url` also where only the padding is missing. */
export type Coding = 'hex' | 'HEX' | 'base64' | 'base64url';

/** A digest in the value of a header. */
export interface Place {
  readonly coding: Coding;
  /** What stands in the header before it. */
  readonly prefix: string;
  /** What stands behind it; more than the digest is in the header then. */
  readonly suffix: string;
  /** It lacks its end, or something stands behind it that is no other part. */
  readonly fault?: 'cut' | 'longer';
}

/** Where a digest stands in a value, in any coding. */
export function findDigest(value: string, digest: Uint8Array): Place | undefined {
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const base64 = btoa(String.fromCharCode(...digest));
  const bare = base64.replace(/=+$/, '');
  const url = bare.replaceAll('+', '-').replaceAll('/', '_');
  const codings: (readonly [Coding, string])[] = [
    ['hex', hex],
    ['HEX', hex.toUpperCase()],
    ['base64', base64],
    ['base64url', bare],
    ['base64url', url],
  ];
  for (const [coding, written] of codings) {
    const at = value.indexOf(written);
    if (at < 0) continue;
    const suffix = value.slice(at + written.length);
    // A composite header goes on with a sign between its parts; anything else does not belong there.
    const isLonger = suffix !== '' && !/^[\s,;"'&|]/.test(suffix);
    return {
      coding,
      prefix: value.slice(0, at),
      suffix,
      ...(isLonger && { fault: 'longer' as const }),
    };
  }
  for (const [coding, written] of codings) {
    // Half of it is no chance.
    const at = value.indexOf(written.slice(0, written.length / 2));
    if (at >= 0 && written.startsWith(value.slice(at))) {
      return { coding, prefix: value.slice(0, at), suffix: '', fault: 'cut' };
    }
  }
  return undefined;
}

/** Whether a value has a run of exactly as many hexadecimal digits, or letters of base64, as a digest. */
export function looksLike(value: string, bytes: number): boolean {
  const padding = (3 - (bytes % 3)) % 3;
  const letters = Math.ceil((bytes * 4) / 3);
  const hex = new RegExp(`(?<![\\da-f])[\\da-f]{${2 * bytes}}(?![\\da-f])`, 'i');
  const base64 = new RegExp(`(?<![\\w+/-])([\\w+/-]{${letters}})={${padding}}(?![\\w+/=-])`);
  const [, coded = '0'] = base64.exec(value) ?? [];
  return hex.test(value) || /[^\da-f]/i.test(coded);
}
