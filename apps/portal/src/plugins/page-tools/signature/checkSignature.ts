import type { DeliveryHeader, PastedDelivery } from './readDelivery';

/** Bytes as Web Crypto accepts them. */
type Bytes = Uint8Array<ArrayBuffer>;

/** `HEX` is in upper case; `base64url` includes base64 without padding. */
type DigestCoding = 'hex' | 'HEX' | 'base64' | 'base64url';

/** A digest within a header's value. */
interface DigestPosition {
  readonly coding: DigestCoding;
  /** Text before the digest. */
  readonly prefix: string;
  /** Text after the digest, in a header with several parts. */
  readonly suffix: string;
}

/** A composite header separates its parts with one of these characters. */
const SEPARATED = /^(?:$|[\s,;"'&|])/;

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
    const suffix = value.slice(at + written.length);
    if (at >= 0 && SEPARATED.test(suffix)) return { coding, prefix: value.slice(0, at), suffix };
  }
  return undefined;
}

/** The open settings of our verifiers, and variants that they don't support. */
export interface HmacFit extends DigestPosition {
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

/** A usual mistake of copying: spaces around the secret, other line breaks of the body, or rewritten JSON. */
export type SignatureFault = 'secret' | 'lines' | 'json';

export type SignatureResult =
  | {
      readonly kind: 'fits' | 'nearly';
      readonly fit: HmacFit | SecretFit;
      readonly faults: readonly SignatureFault[];
    }
  | {
      readonly kind: 'none';
      /** Names of the headers that are long enough for a signature. */
      readonly candidates: readonly string[];
    };

const ALGORITHMS = [
  { name: 'sha256', hash: 'SHA-256', bytes: 32 },
  { name: 'sha1', hash: 'SHA-1', bytes: 20 },
  { name: 'sha384', hash: 'SHA-384', bytes: 48 },
  { name: 'sha512', hash: 'SHA-512', bytes: 64 },
] as const;
/** Bytes of the shortest digest, of SHA-1. */
const SHORTEST = 20;

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
export async function checkSignature(
  secret: string,
  delivery: PastedDelivery,
): Promise<SignatureResult> {
  const { headers } = delivery;
  const body = delivery.body ?? new Uint8Array();
  const whole = { bytes: body, signed: ['body'] } as const;
  const fit =
    (await findHmac(headers, secret, [whole, ...joinParts(body, delivery)])) ??
    findSecret(secret, delivery);
  if (fit) return { kind: 'fits', fit, faults: [] };
  const bare = secret.trim();
  const wrong: readonly SignatureFault[] = bare === secret ? [] : ['secret'];
  const sent = findSecret(bare, delivery);
  if (sent) return { kind: 'nearly', fit: sent, faults: wrong };
  for (const { bytes, faults } of [{ bytes: body, faults: [] }, ...varyBody(body)]) {
    const found = await findHmac(headers, bare, [{ bytes, signed: ['body'] }]);
    if (found) return { kind: 'nearly', fit: found, faults: [...wrong, ...faults] };
  }
  const candidates = headers.filter(([, value]) => canHold(value, SHORTEST));
  return { kind: 'none', candidates: candidates.map(([name]) => name) };
}

/** Whether a value contains as many hexadecimal digits or base64 letters as a digest. */
function canHold(value: string, bytes: number): boolean {
  const longest = Math.max(0, ...(value.match(/[\w+/-]+/g) ?? []).map(({ length }) => length));
  return longest >= Math.ceil((bytes * 4) / 3);
}

/** The body with other line breaks, and as compact JSON with or without spaces after its signs. */
function varyBody(body: Bytes) {
  const text = new TextDecoder().decode(body);
  const unix = text.replaceAll('\r\n', '\n');
  const pieces = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  const spaced = pieces.map((piece) => (/^[,:]$/.test(piece) ? `${piece} ` : piece));
  const lines = [text.replace(/\r?\n$/, ''), `${text}\n`, unix, unix.replaceAll('\n', '\r\n')];
  const json = [pieces.join(''), spaced.join('')];
  const vary = (fault: SignatureFault, texts: readonly string[]) =>
    texts.map((other) => ({ bytes: new TextEncoder().encode(other), faults: [fault] }));
  return [...vary('lines', lines), ...vary('json', json)];
}

/** HMAC keys of a secret: its text, and its decoded bytes if it can be decoded. */
function readKeys(secret: string) {
  const hex = /^(?:[\da-f]{2})+$/i.test(secret) ? (secret.match(/../g) ?? []) : [];
  // Some providers' secrets have a prefix that names their purpose, followed by base64.
  const coded = secret.replace(/^\w+_(?=[\w+/]+=*$)/, '');
  const isBase64 = /^[\w+/-]+={0,2}$/.test(coded) && coded.replace(/=+$/, '').length % 4 !== 1;
  const base64 = isBase64 ? atob(coded.replaceAll('-', '+').replaceAll('_', '/')) : '';
  const keys = [
    { bytes: new TextEncoder().encode(secret), key: 'text' as const },
    { bytes: Uint8Array.from(hex, (pair) => Number.parseInt(pair, 16)), key: 'hex' as const },
    { bytes: Uint8Array.from(base64, (byte) => byte.charCodeAt(0)), key: 'base64' as const },
  ];
  return keys.filter(({ bytes }) => bytes.length > 0);
}

/** Possible signed content beside the body alone: with a header, a part of one, the address, or two of them. */
function* joinParts(body: Bytes, { address, headers }: PastedDelivery): Generator<SignedContent> {
  const host = headers.find(([name]) => name.toLowerCase() === 'host')?.[1];
  const url = address.startsWith('/') && host ? [`https://${host}${address}`] : [];
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
  for (const [name, text] of tried) {
    for (const between of SEPARATORS) {
      const apart = between ? [{ text: between }] : [];
      yield { bytes: concat(text + between, body), signed: [{ name }, ...apart, 'body'] };
      yield { bytes: concat(body, between + text), signed: ['body', ...apart, { name }] };
    }
  }
  const apart = { text: '.' };
  for (const [first, one] of tried) {
    for (const [second, other] of tried) {
      if (first === second) continue;
      const signed = [{ name: first }, apart, { name: second }, apart, 'body'] as const;
      yield { bytes: concat(`${one}.${other}.`, body), signed };
    }
  }
}

function concat(...pieces: readonly [Bytes | string, Bytes | string]): Bytes {
  const encoder = new TextEncoder();
  const [first, second] = pieces.map((piece) =>
    typeof piece === 'string' ? encoder.encode(piece) : piece,
  );
  return Uint8Array.from([...(first ?? []), ...(second ?? [])]);
}

/** Finds the first content whose HMAC is in a header. */
async function findHmac(
  headers: readonly DeliveryHeader[],
  secret: string,
  contents: Iterable<SignedContent>,
): Promise<HmacFit | undefined> {
  const algorithms = ALGORITHMS.filter(({ bytes }) =>
    headers.some(([, value]) => canHold(value, bytes)),
  );
  const prepared = await Promise.all(
    readKeys(secret).flatMap(({ bytes, key }) =>
      algorithms.map(async ({ hash, name }) => ({
        key,
        name,
        signer: await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash }, false, [
          'sign',
        ]),
      })),
    ),
  );
  for (const { bytes, signed } of contents) {
    for (const { key, name, signer } of prepared) {
      const digest = new Uint8Array(await crypto.subtle.sign('HMAC', signer, bytes));
      for (const [header, value] of headers) {
        const found = findDigest(value, digest);
        if (found) return { how: 'hmac', header, algorithm: name, key, signed, ...found };
      }
    }
  }
  return undefined;
}

function findSecret(secret: string, { address, headers }: PastedDelivery): SecretFit | undefined {
  for (const [name, value] of headers) {
    const isWhole = value === secret || value.endsWith(` ${secret}`);
    const prefix = value.slice(0, value.length - secret.length);
    if (isWhole) return { how: 'secret', place: 'header', name, prefix };
  }
  for (const [name, value] of new URLSearchParams(address.split('?')[1])) {
    if (value === secret) return { how: 'secret', place: 'query', name, prefix: '' };
  }
  return undefined;
}
