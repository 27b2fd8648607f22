import { createHmac, randomBytes } from 'node:crypto';
import { base64url } from 'jose';
import { isLosslessNumber, LosslessNumber, parse, stringify } from 'lossless-json';
import { attempt, decodePart, readTimes } from '../recorder/values.js';
import { SECRET_NAME } from '../server/hideCredentials.js';

/** Fields and parameters that identify a person or an account. */
const PERSON_NAME =
  /cpf|cnpj|^(nome\w*|razaoSocial|email|ddd|numero|telefone|numeroDeTelefone|agencia\w*|conta|contaCorrente|contaDigito|contaDeposito|\w+ContaDeposito|digito\w*|rua|complemento|bairro|cep|justificativa\w*|motivo|dataNascimento\w*|codigoParticipante|documento)$/i;

/** Headers of a delivery without secrets; its others may have any name. */
const OPEN_HEADER =
  /^(accept.*|cache-control|connection|content-(length|type|encoding)|date|host|user-agent|via|x-forwarded-(proto|port))$/i;

/** A CPF or CNPJ in any text, with its punctuation or without. */
const DOCUMENT =
  /(?<![\w.-])(\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})(?![\w-]|\.\d)/g;

/** Parameters and headers that sign an address, such as that of a file. */
const SIGNATURE = /signature|assinatura|credential|^sig$/i;

const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The base of an address that has only a path. */
const NO_ORIGIN = 'http://sem-origem.invalid';

/** Shorter values would replace parts of other words. */
const SHORTEST_LEARNED = 6;

/**
 * Replaces secrets and persons by marks. Equal values have equal marks in all exchanges of one masker, whose key is in
 * no file. A mark has the form of its value, so that a masked body still fits its contract: CNPJs with the same root have
 * marks with the same root, and a JWT keeps the times of its claims.
 */
export class Masker {
  readonly #key = randomBytes(32);
  /** Values with their marks by their first signs, longer ones first, because values may contain others. */
  readonly #learned = new Map<string, (readonly [value: string, mark: string])[]>();

  /** @param keepsPersons leaves persons and accounts as they are, but no secret */
  constructor(private readonly keepsPersons = false) {}

  /** The secrets that it has seen, such as those of signatures. */
  readonly secrets = new Set<string>();

  /** The text of JSON with masked values; numbers stay as they are written. @returns `undefined` for another text */
  maskJson(text: string): string | undefined {
    return attempt(() => stringify(this.#maskTree('', parse(text))));
  }

  #maskTree(name: string, value: unknown): unknown {
    if (typeof value === 'string') return this.maskValue(name, value);
    if (typeof value !== 'object' || value === null) return value;
    if (isLosslessNumber(value)) {
      return this.#hides(name) ? new LosslessNumber(this.#maskDigits(value.value)) : value;
    }
    if (Array.isArray(value)) return value.map((item) => this.#maskTree(name, item));
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, part]) => [this.#maskKnown(key), this.#maskTree(key, part)]),
    );
  }

  /** Masks a value by its name; under another name, the secrets and documents in it. */
  maskValue(name: string, value: string): string {
    if (value === '' || !this.#hides(name)) {
      if (/^https?:\S+\?\S+$/i.test(value) && URL.canParse(value)) return this.maskAddress(value);
      const isJson = /^\s*(\{|\[\s*["{[])/.test(value);
      return isJson ? (this.maskJson(value) ?? this.#maskSecret(value)) : this.#maskKnown(value);
    }
    const isSecret = SECRET_NAME.test(name);
    if (isSecret) this.secrets.add(value);
    const [, scheme = '', plain = ''] = /^((?:Bearer|Basic) +)?(.*)$/is.exec(value) ?? [];
    const mark = isSecret ? this.#maskSecret(plain) : this.#maskPerson(plain);
    this.#learn(plain, mark);
    return scheme + mark;
  }

  /** @param isDelivery masks all values of the query, which may authenticate it */
  maskAddress(address: string, isDelivery = false): string {
    const { origin, pathname, search } = new URL(address, NO_ORIGIN);
    const parts = pathname.split('/').map((part) => {
      const text = decodePart(part);
      const masked = this.#maskKnown(text);
      return masked === text ? part : encodeURIComponent(masked);
    });
    const fields = [...new URLSearchParams(search)].map(([name, value]) => [
      this.#maskKnown(name),
      isDelivery || SIGNATURE.test(name) ? this.#maskSecret(value) : this.maskValue(name, value),
    ]);
    const query = search && `?${new URLSearchParams(fields)}`;
    return `${origin === NO_ORIGIN ? '' : origin}${parts.join('/')}${query}`;
  }

  /** @param isDelivery masks all headers that may authenticate it */
  maskHeader(name: string, value: string, isDelivery = false): string {
    const isAddress = /^(location|content-location|referer)$/i.test(name);
    if (isAddress && URL.canParse(value, NO_ORIGIN)) return this.maskAddress(value, isDelivery);
    const isOpen = isDelivery ? OPEN_HEADER.test(name) : !SIGNATURE.test(name);
    if (isOpen) return this.maskValue(name, value);
    const known = this.#maskKnown(value);
    return known === value ? this.#maskSecret(value) : known;
  }

  #hides(name: string): boolean {
    return SECRET_NAME.test(name) || (!this.keepsPersons && PERSON_NAME.test(name));
  }

  /** Masks learned values in one pass, however many there are, then tokens and documents by their form. */
  #maskKnown(text: string): string {
    let masked = '';
    let end = 0;
    for (let at = 0; at <= text.length - SHORTEST_LEARNED; at += 1) {
      const own = this.#learned.get(text.slice(at, at + SHORTEST_LEARNED));
      const [value, mark] = own?.find(([one]) => text.startsWith(one, at)) ?? [];
      if (value === undefined) continue;
      masked += text.slice(end, at) + mark;
      end = at + value.length;
      at = end - 1;
    }
    const known = (masked + text.slice(end)).replace(TOKEN, (one) => this.#maskSecret(one));
    return this.keepsPersons ? known : known.replace(DOCUMENT, (one) => this.#maskPerson(one));
  }

  #learn(value: string, mark: string): void {
    const start = value.slice(0, SHORTEST_LEARNED);
    const own = this.#learned.get(start) ?? [];
    if (value.length < SHORTEST_LEARNED || own.some(([one]) => one === value)) return;
    if (value.replace(DOCUMENT, '').replace(TOKEN, '') === '') return;
    own.push([value, mark]);
    this.#learned.set(
      start,
      own.sort(([one], [other]) => other.length - one.length),
    );
  }

  #maskSecret(value: string): string {
    if (/^[\da-f-]{36}$/i.test(value)) {
      const hex = this.#hexOf(value);
      return value.replace(/[\da-f]/gi, (_, at: number) => hex[at] ?? '0');
    }
    const mark = `mascara-${this.#hexOf(value).slice(0, 16)}`;
    const times = readTimes(value);
    const toPart = (claims: object) => base64url.encode(JSON.stringify(claims));
    return times ? `${toPart({ alg: 'none' })}.${toPart(times)}.${mark}` : mark;
  }

  #maskPerson(value: string): string {
    if (/^\d{4}-\d{2}-\d{2}/.test(value)) {
      const day = 10 + Number(this.#digitsOf(value, 1));
      return `1970-01-${day}${value.slice(10)}`;
    }
    if (/^[\d\s./()+-]+$/.test(value) || /^[\dA-Z]{12}\d{2}$/.test(value)) {
      return this.#maskDigits(value);
    }
    const mark = `mascara-${this.#hexOf(value).slice(0, 12)}`;
    return value.includes('@') ? `${mark}@exemplo.example` : mark;
  }

  /** Masks digits, and letters of a CNPJ. Its root is masked alone, so that equal roots stay equal. */
  #maskDigits(value: string): string {
    const signs = value.replace(/[^\dA-Z]/g, '');
    const root = signs.length === 14 ? signs.slice(0, 8) : '';
    const digits = this.#digitsOf(root, root.length) + this.#digitsOf(signs, signs.length);
    let at = 0;
    return value.replace(/[\dA-Z]/g, () => digits[at++] ?? '0');
  }

  #digitsOf(value: string, count: number): string {
    const digits = [...Buffer.from(this.#hexOf(value), 'hex')].map((byte) => byte % 10).join('');
    // A number with a zero at its start would be no JSON.
    return digits.replace(/^0/, '1').slice(0, count);
  }

  #hexOf(value: string): string {
    return createHmac('sha256', this.#key).update(value).digest('hex');
  }
}
