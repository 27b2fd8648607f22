import type { Delivery, DeliveryHeader } from './readDelivery';
import {
  type BodyFault,
  type Bytes,
  decodeBase64,
  decodeHex,
  type SecretFault,
  varyBody,
  varySecret,
} from './variants';

/** Whether a value is long enough for at least half of a digest. */
function canHold(value: string, bytes: number): boolean {
  const longest = Math.max(0, ...(value.match(/[\w+/-]+/g) ?? []).map(({ length }) => length));
  return longest >= Math.ceil((bytes * 4) / 3) / 2;
}

/** `HEX` is in upper case; `base64url` includes base64 without padding. */
type DigestCoding = 'hex' | 'HEX' | 'base64' | 'base64url';

/** A digest within a header's value. */
interface DigestPosition {
  readonly coding: DigestCoding;
  /** Text before the digest. */
  readonly prefix: string;
  /** Text after the digest, in a header with several parts. */
  readonly suffix: string;
  /** The digest is cut off, or unexpected text follows it. */
  readonly fault?: 'cut' | 'longer';
}

function findDigest(value: string, digest: Uint8Array): DigestPosition | undefined {
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const base64 = btoa(String.fromCharCode(...digest));
  const bare = base64.replace(/=+$/, '');
  const url = bare.replaceAll('+', '-').replaceAll('/', '_');
  const codings: (readonly [DigestCoding, string])[] = [
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
    // A composite header separates its parts with one of these characters; other text is a fault.
    const isLonger = suffix !== '' && !/^[\s,;"'&|]/.test(suffix);
    return {
      coding,
      prefix: value.slice(0, at),
      suffix,
      ...(isLonger && { fault: 'longer' as const }),
    };
  }
  for (const [coding, written] of codings) {
    // A match of half a digest is not accidental.
    const at = value.indexOf(written.slice(0, written.length / 2));
    if (at >= 0 && written.startsWith(value.slice(at))) {
      return { coding, prefix: value.slice(0, at), suffix: '', fault: 'cut' };
    }
  }
  return undefined;
}

/** Whether a value contains exactly as many hexadecimal digits or base64 letters as a digest. */
function looksLike(value: string, bytes: number): boolean {
  const padding = (3 - (bytes % 3)) % 3;
  const letters = Math.ceil((bytes * 4) / 3);
  const hex = new RegExp(`(?<![\\da-f])[\\da-f]{${2 * bytes}}(?![\\da-f])`, 'i');
  const base64 = new RegExp(`(?<![\\w+/-])([\\w+/-]{${letters}})={${padding}}(?![\\w+/=-])`);
  const [, coded = '0'] = base64.exec(value) ?? [];
  return hex.test(value) || /[^\da-f]/i.test(coded);
}

/** The open settings of our verifiers, and variants that they don't support. */
export interface HmacFit extends Omit<DigestPosition, 'fault'> {
  readonly how: 'hmac';
  readonly header: string;
  readonly algorithm: Algorithm;
  readonly key: 'text' | 'base64' | 'hex';
  /** The signed pieces in their order. */
  readonly signed: readonly SignedPiece[];
}

export interface SecretFit {
  readonly how: 'secret';
  readonly place: 'header' | 'query';
  readonly name: string;
  readonly prefix: string;
}

/** A signed piece: the body, a named part of the delivery, or a separator. */
export type SignedPiece = 'body' | { readonly name: string } | { readonly text: string };

export type Algorithm = (typeof ALGORITHMS)[number]['name'];
export type SignatureFault =
  | BodyFault
  | SecretFault
  | NonNullable<DigestPosition['fault']>
  | 'query-coding';

/** Observations if nothing fits. */
export type ResultHint =
  | { readonly kind: 'no-signature' }
  /** A value as long as the algorithm's digest. */
  | { readonly kind: 'looks-like'; readonly header: string; readonly algorithm: Algorithm }
  /** A digest of the body without a secret, which anybody can compute. */
  | { readonly kind: 'digest'; readonly header: string; readonly algorithm: Algorithm };

export type SignatureResult =
  | {
      readonly kind: 'fits' | 'nearly';
      readonly fit: HmacFit | SecretFit;
      readonly faults: readonly SignatureFault[];
      /** Names of repeated headers. */
      readonly doubled: readonly string[];
    }
  | { readonly kind: 'none'; readonly hints: readonly ResultHint[] };

const ALGORITHMS = [
  { name: 'sha256', hash: 'SHA-256', bytes: 32 },
  { name: 'sha1', hash: 'SHA-1', bytes: 20 },
  { name: 'sha384', hash: 'SHA-384', bytes: 48 },
  { name: 'sha512', hash: 'SHA-512', bytes: 64 },
] as const;

/** Separators between a timestamp, id or address and the body. */
const SEPARATORS = ['.', '', ':', '\n', '|', ' '];
/** Maximum number of headers whose values are tried as signed parts, and maximum length of these values. */
const MOST_PARTS = 24;
const LONGEST_PART = 300;

/** Content that may have been signed. */
interface SignedContent {
  readonly bytes: Bytes;
  readonly signed: readonly SignedPiece[];
}

/**
 * Finds the combination of open choices that produced a delivery's signature: header, algorithm, coding, prefix, signed
 * content, and interpretation of the secret. If none matches, it tries usual mistakes.
 *
 * @param secret as configured; not empty.
 */
export async function checkSignature(secret: string, delivery: Delivery): Promise<SignatureResult> {
  const body = delivery.body ?? new Uint8Array();
  const doubled = findDoubled(delivery.headers);
  const said = (
    kind: 'fits' | 'nearly',
    fit: HmacFit | SecretFit,
    faults: readonly SignatureFault[] = [],
  ) => ({ kind, fit, faults, doubled }) as const;
  const own = { bytes: body, signed: ['body'] } as const;
  const { headers } = delivery;

  const open = await findHmac(headers, readKeys(secret), [own, ...joinParts(body, delivery)]);
  if (open) return open.fault ? said('nearly', open.fit, [open.fault]) : said('fits', open.fit);
  const sent = findSecret(secret, delivery);
  if (sent) return sent.fault ? said('nearly', sent.fit, [sent.fault]) : said('fits', sent.fit);

  const bodies = varyBody(body);
  const secrets = [{ value: secret, fault: undefined }, ...varySecret(secret)];
  for (const { fault: wrong, value } of secrets) {
    for (const { fault, bytes } of [
      { bytes: body, fault: undefined },
      ...bodies.map((one) => ({ bytes: one.value, fault: one.fault })),
    ]) {
      const found = await findHmac(headers, readKeys(value), [{ ...own, bytes }]);
      const faults = [wrong, fault, found?.fault].filter((one) => one !== undefined);
      if (found && faults.length > 0) return said('nearly', found.fit, faults);
    }
    const spoilt = wrong && findSecret(value, delivery);
    if (spoilt) return said('nearly', spoilt.fit, [wrong]);
  }
  return { kind: 'none', hints: await findHints(headers, body) };
}

function findDoubled(headers: readonly DeliveryHeader[]): string[] {
  const names = headers.map(([name]) => name.toLowerCase());
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

interface FitResult<Fit> {
  readonly fit: Fit;
  readonly fault?: SignatureFault | undefined;
}

type HmacKey = ReturnType<typeof readKeys>[number];

/** HMAC keys of a secret: its text, and its decoded bytes if it can be decoded. */
function readKeys(secret: string) {
  const hex = decodeHex(secret);
  // Some providers' secrets have a prefix that names their purpose, followed by base64.
  const base64 = decodeBase64(secret.replace(/^\w+_(?=[\w+/]+=*$)/, ''));
  return [
    { bytes: new TextEncoder().encode(secret), key: 'text' as const },
    ...(hex ? [{ bytes: hex, key: 'hex' as const }] : []),
    ...(base64?.length ? [{ bytes: base64, key: 'base64' as const }] : []),
  ];
}

/** Possible signed content beside the body alone: with a header, a part of one, the address, or two of them. */
function* joinParts(body: Bytes, { address, headers }: Delivery): Generator<SignedContent> {
  const host = headers.find(([name]) => name.toLowerCase() === 'host')?.[1];
  const url =
    address.startsWith('/') && host
      ? [`https://${host}${address}`, `http://${host}${address}`]
      : [];
  const parts: DeliveryHeader[] = [
    ...headers.flatMap(([name, value]): DeliveryHeader[] => [
      [name, value],
      ...value.split(/[,;]\s*/).flatMap((piece): DeliveryHeader[] => {
        const [, field = '', text = ''] = /^(\w+)=(.+)$/.exec(piece) ?? [];
        return field ? [[`${name}, ${field}`, text]] : [];
      }),
    ]),
    ...[...url, address.split('?')[0] ?? '', address].map(
      (text): DeliveryHeader => ['endereço', text],
    ),
  ];
  const tried = parts
    .filter(([, text]) => text !== '' && text.length <= LONGEST_PART)
    .slice(0, MOST_PARTS);
  const join = (...pieces: readonly (Bytes | string)[]) => concat(pieces);
  for (const [name, text] of tried) {
    for (const between of SEPARATORS) {
      const apart = between ? [{ text: between }] : [];
      yield { bytes: join(text, between, body), signed: [{ name }, ...apart, 'body'] };
      yield { bytes: join(body, between, text), signed: ['body', ...apart, { name }] };
    }
  }
  for (const [first, one] of tried) {
    for (const [second, other] of tried) {
      if (first === second) continue;
      const apart = { text: '.' };
      const bytes = join(one, '.', other, '.', body);
      yield { bytes, signed: [{ name: first }, apart, { name: second }, apart, 'body'] };
    }
  }
}

function concat(pieces: readonly (Bytes | string)[]): Bytes {
  const encoder = new TextEncoder();
  const parts = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Finds the first content whose HMAC is in a header. */
async function findHmac(
  headers: readonly DeliveryHeader[],
  keys: readonly HmacKey[],
  contents: Iterable<SignedContent>,
): Promise<FitResult<HmacFit> | undefined> {
  const algorithms = ALGORITHMS.filter(({ bytes }) =>
    headers.some(([, value]) => canHold(value, bytes)),
  );
  const prepared = await Promise.all(
    keys.flatMap(({ bytes, key }) =>
      algorithms.map(async ({ hash, name }) => ({
        key,
        name,
        signer: await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash }, false, [
          'sign',
        ]),
      })),
    ),
  );
  let nearly: FitResult<HmacFit> | undefined;
  for (const { bytes, signed } of contents) {
    for (const { key, name, signer } of prepared) {
      const digest = new Uint8Array(await crypto.subtle.sign('HMAC', signer, bytes));
      for (const [header, value] of headers) {
        const place = findDigest(value, digest);
        if (!place) continue;
        const { fault, ...rest } = place;
        const found = {
          fit: { how: 'hmac', header, algorithm: name, key, signed, ...rest },
          fault,
        } as const;
        if (!fault) return found;
        nearly ??= found;
      }
    }
  }
  return nearly;
}

function findSecret(
  secret: string,
  { address, headers }: Delivery,
): FitResult<SecretFit> | undefined {
  for (const [name, value] of headers) {
    const isWhole = value === secret || value.endsWith(` ${secret}`);
    const prefix = value.slice(0, value.length - secret.length);
    if (isWhole) return { fit: { how: 'secret', place: 'header', name, prefix } };
  }
  const [, query = ''] = /\?(.*)$/.exec(address) ?? [];
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    const [[name = '', value] = []] = new URLSearchParams(pair);
    const fit = { how: 'secret', place: 'query', name, prefix: '' } as const;
    if (value === secret) return { fit };
    if (at >= 0 && pair.slice(at + 1).replace(/%[\da-f]{2}/gi, decodeByte) === secret) {
      return { fit, fault: 'query-coding' };
    }
  }
  return undefined;
}

function decodeByte(coded: string): string {
  return String.fromCharCode(Number.parseInt(coded.slice(1), 16));
}

async function findHints(headers: readonly DeliveryHeader[], body: Bytes): Promise<ResultHint[]> {
  const hints: ResultHint[] = [];
  for (const { bytes, hash, name } of ALGORITHMS) {
    const digest = new Uint8Array(await crypto.subtle.digest(hash, body));
    for (const [header, value] of headers) {
      const place = findDigest(value, digest);
      if (place && !place.fault) {
        hints.push({ kind: 'digest', header, algorithm: name });
      } else if (looksLike(value, bytes)) {
        hints.push({ kind: 'looks-like', header, algorithm: name });
      }
    }
  }
  return hints.length > 0 ? hints : [{ kind: 'no-signature' }];
}
