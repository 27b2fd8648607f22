import { createHash, createHmac, randomBytes } from 'node:crypto';
import { base64url } from 'jose';
import { isLosslessNumber, LosslessNumber, parse, stringify } from 'lossless-json';
import { isFields } from '../exact/exactJson.js';
import { decodePart, NO_ORIGIN, readTimes } from '../recorder/values.js';
import { SECRET_NAME } from '../server/hideCredentials.js';
import { attempt } from '../work/Work.js';

/** Fields and parameters that identify a person or an account. */
const PERSON_NAME =
  /cpf|cnpj|nascimento|^(nome\w*|razao_?social|titular|favorecido|e-?mail\w*|ddd|numero|telefone|numeroDeTelefone|celular|rg|agencia\w*|conta|contaCorrente|contaDigito|contaDeposito|\w+ContaDeposito|digito\w*|rua|logradouro|complemento|bairro|cep|justificativa\w*|motivo|codigoParticipante|documento)$/i;

/** Headers that hold no secret and no person. Any other header may hold one. */
const OPEN_HEADER =
  /^(accept.*|age|allow|cache-control|connection|content-(length|location|type|encoding)|date|etag|expires|host|location|origin|referer|retry-after|sandbox-.*|server|transfer-encoding|user-agent|vary|via|www-authenticate|x-forwarded-(proto|port)|x-(request|correlation)-id|(x-)?rate-?limit.*)$/i;

/** An e-mail, a telephone, a CPF or a CNPJ in any text. */
const PERSON = new RegExp(
  [
    /(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+/,
    /(?<![A-Za-z\d.])(?:\+?55\d{10,11}|(?:\+?55 ?)?(?:\(\d{2}\) ?|\d{2}[ -])\d{4,5}[ -]?\d{4}|9\d{4}-\d{4})(?![A-Za-z\d]|\.\d)/,
    /(?<![A-Za-z\d.])(?:\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})(?![A-Za-z\d]|\.\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** A name with its value in a text: `"nome":"…` or `nome=…`. */
const NAMED = /(?<![\w-])([\w-]+)(?:["']\s*:\s*["']([^"']+)|=([^\s"'&;]+))/g;

/** Parameters and headers that sign an address, such as that of a file. */
const SIGNATURE = /signature|assinatura|credential|^sig$/i;

/** The address of a receiver, whose path and query may authenticate its sender. */
const RECEIVER = /^webhook_?url$/i;

/** A JWT, or a word as long as keys and files in base64 are. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*|[A-Za-z\d+/]{100,}={0,2}|[\w-]{100,}/g;

/** Texts that a person writes, which may be equal to a status: they are found by their names only. */
const FREE_TEXT = /^(justificativa|motivo)/i;

/** A value after the scheme of its header. */
const PLAIN = /^((?:Bearer|Basic|Token|Api-?Key) +)?(.*)$/is;

/** Signs of the shortest value that is looked for in other texts: a shorter one may mean something else. */
const SHORTEST = 5;

const WORD = /[a-z\d]+/g;

/** The start of marks for values without a known form. */
const MARK = 'mascara-';

/**
 * Replaces secrets and persons by marks. Equal values have equal marks in all exchanges of one masker, whose key is in
 * no file. A mark has the form of its value, so that a masked body still fits its contract: CNPJs with the same root have
 * marks with the same root, and a JWT keeps the times of its claims.
 */
export class Masker {
  readonly #key = randomBytes(32);
  /** The marks of values, which are without case and accents. */
  readonly #learned = new Map<string, string>();
  /** The lengths of the learned values by their first words, longest first. */
  readonly #lengths = new Map<string, readonly number[]>();

  /** @param keepsPersons leaves persons and accounts as they are, but no secret */
  constructor(private readonly keepsPersons = false) {}

  /** The number of values that it finds in any text. */
  get known(): number {
    return this.#learned.size;
  }

  /** The secrets that it has seen, such as those of signatures. */
  readonly secrets = new Set<string>();

  /** The text of JSON with masked values; numbers stay as they are written. @returns `undefined` for another text */
  maskJson(text: string): string | undefined {
    return attempt(() => stringify(this.#maskTree('', parse(text))));
  }

  #maskTree(name: string, value: unknown): unknown {
    if (typeof value === 'string') return this.maskValue(name, value);
    if (isLosslessNumber(value)) {
      return this.#hides(name) ? new LosslessNumber(this.#maskDigits(value.value)) : value;
    }
    if (Array.isArray(value)) return value.map((part) => this.#maskTree(name, part));
    if (!isFields(value)) return value;
    const fields = Object.entries(value).map(([key, part]) => {
      // All parts of a hidden value are hidden.
      const isOwn = this.#hides(key) || !this.#hides(name);
      return [this.#maskKnown(key), this.#maskTree(isOwn ? key : name, part)];
    });
    return Object.fromEntries(fields);
  }

  /** Masks the whole value of a name that is hidden, and otherwise only the secrets and persons in the value. */
  maskValue(name: string, value: string): string {
    if (RECEIVER.test(name) && URL.canParse(value)) return this.maskAddress(value, true);
    if (value === '' || !this.#hides(name)) return this.#maskText(value);
    if (SECRET_NAME.test(name)) this.secrets.add(value);
    return value.replace(PLAIN, (_, scheme = '', plain = '') => scheme + this.#learn(name, plain));
  }

  #markOf(name: string, value: string): string {
    return SECRET_NAME.test(name) ? this.#maskSecret(value) : this.#maskPerson(value);
  }

  #maskText(text: string): string {
    const isAddress = /^((http|ws)s?:\/)?\/\S*$/i.test(text);
    if (isAddress && URL.canParse(text, NO_ORIGIN)) return this.maskAddress(text);
    const json = /^\s*[{["]/.test(text) ? this.maskJson(text) : undefined;
    if (json !== undefined) return json;
    return /^\s*(\{|\[\s*["{[])/.test(text) ? this.#maskSecret(text) : this.#maskKnown(text);
  }

  /** @param isReceiver masks all parts of the path and values of the query, which may authenticate the sender */
  maskAddress(address: string, isReceiver = false): string {
    const { origin, pathname, search, searchParams } = new URL(address, NO_ORIGIN);
    const mask = (part: string) =>
      isReceiver && part ? this.#maskSecret(part) : this.#maskKnown(part);
    const parts = pathname.split('/').map((part) => encodeURIComponent(mask(decodePart(part))));
    const fields = [...searchParams].map(([name, value]) => [
      this.#maskKnown(name),
      isReceiver || SIGNATURE.test(name) ? this.#maskSecret(value) : this.maskValue(name, value),
    ]);
    const start = origin === NO_ORIGIN ? '' : origin;
    return `${start}${parts.join('/')}${search && `?${new URLSearchParams(fields)}`}`;
  }

  /** Masks the whole value of each header that may authenticate a call. */
  maskHeader(name: string, value: string): string {
    if (OPEN_HEADER.test(name) || this.#hides(name)) return this.maskValue(name, value);
    return value.replace(PLAIN, (_, scheme = '', plain = '') => scheme + this.#maskSecret(plain));
  }

  #hides(name: string): boolean {
    return SECRET_NAME.test(name) || (!this.keepsPersons && PERSON_NAME.test(name));
  }

  /** Masks tokens, then all learned values in one pass, then other values by their form or name. */
  #maskKnown(given: string): string {
    const text = given.normalize().replace(TOKEN, (one) => this.#maskSecret(one));
    const folded = fold(text);
    let masked = '';
    let end = 0;
    for (const { 0: word, index } of folded.matchAll(WORD)) {
      const textAt = (length: number) => folded.slice(index, index + length);
      const isKnown = (length: number) =>
        !/[a-z\d]/.test(folded[index + length] ?? '') && this.#learned.has(textAt(length));
      const length = this.#lengths.get(word)?.find(isKnown);
      if (!length || index < end) continue;
      masked += text.slice(end, index) + this.#learned.get(textAt(length));
      end = index + length;
    }
    return (masked + text.slice(end))
      .replace(PERSON, (one) => (this.keepsPersons ? one : this.#maskPerson(one)))
      .replace(NAMED, (all, name: string, quoted?: string, plain = '') => {
        const value = quoted ?? plain;
        const start = all.slice(0, all.length - value.length);
        return this.#hides(name) && !value.includes(MARK) ? start + this.#markOf(name, value) : all;
      });
  }

  /** The mark of a value, which is learned unless it is one word alone: that may be a status or a type. */
  #learn(name: string, given: string): string {
    const mark = this.#markOf(name, given);
    if (given.replace(PERSON, '').replace(TOKEN, '') === '') return mark;
    const [value = '', word = ''] = /([a-z\d]+)(.*[a-z\d])?/s.exec(fold(given.normalize())) ?? [];
    const isClear = SECRET_NAME.test(name) || (/[ \d]/.test(value) && !FREE_TEXT.test(name));
    if (!isClear || value.length < SHORTEST || this.#learned.has(value)) return mark;
    this.#learned.set(value, mark);
    const lengths = new Set(this.#lengths.get(word)).add(value.length);
    const longestFirst = [...lengths].sort((one, other) => other - one);
    this.#lengths.set(word, longestFirst);
    return mark;
  }

  #maskSecret(value: string): string {
    if (/^[\da-f-]{36}$/i.test(value)) {
      // A UUID cannot be guessed. An account has one mark, so that recordings of several days are read together.
      const hex = createHash('sha256').update(value).digest('hex');
      return value.replace(/[\da-f]/gi, (_, at: number) => hex[at] ?? '0');
    }
    const mark = `${MARK}${this.#hexOf(value).slice(0, 16)}`;
    const times = readTimes(value);
    const toPart = (claims: object) => base64url.encode(JSON.stringify(claims));
    return times ? `${toPart({ alg: 'none' })}.${toPart(times)}.${mark}` : mark;
  }

  #maskPerson(value: string): string {
    if (/^\d{4}-\d{2}-\d{2}/.test(value)) {
      return `1970-01-1${this.#digitsOf(value)[0]}${value.slice(10)}`;
    }
    if (/^([\d\s./()+-]+|[\dA-Z]{12}\d{2})$/.test(value)) return this.#maskDigits(value);
    const mark = `${MARK}${this.#hexOf(fold(value)).slice(0, 12)}`;
    return value.includes('@') ? `${mark}@exemplo.example` : mark;
  }

  /** Masks digits, and letters of a CNPJ. Its root is masked alone, so that equal roots stay equal. */
  #maskDigits(value: string): string {
    const signs = value.replace(/[^\dA-Z]/g, '');
    const root = signs.length === 14 ? signs.slice(0, 8) : '';
    const digits = [...this.#digitsOf(root).slice(0, root.length), ...this.#digitsOf(signs)];
    return value.replace(/[\dA-Z]/g, () => digits.shift() ?? '0');
  }

  /** Digits of which the first is no zero: a number with a zero at its start would be no JSON. */
  #digitsOf(value: string): string {
    const bytes = Buffer.from(this.#hexOf(value), 'hex');
    return [...bytes]
      .map((byte) => byte % 10)
      .join('')
      .replace(/^0/, '1');
  }

  #hexOf(value: string): string {
    return createHmac('sha256', this.#key).update(value).digest('hex');
  }
}

/** Removes case and accents, and writes the `+` of a form as a space. The length stays the same. */
function fold(text: string): string {
  const plain = text.replace(/[^ -~]/g, (sign) => sign.normalize('NFD')[0] ?? '');
  return plain.replaceAll('+', ' ').toLowerCase();
}
