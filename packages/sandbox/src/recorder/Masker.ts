import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hideCredentials, SECRET_NAME } from '../server/hideCredentials.js';

/** Fields and parameters that identify a person or an account. */
const PERSON_NAME =
  /cpf|cnpj|^(nome\w*|razaoSocial|email|ddd|numero|telefone|numeroDeTelefone|agencia\w*|conta|contaCorrente|contaDigito|contaDeposito|\w+ContaDeposito|digito\w*|rua|complemento|bairro|cep|justificativa\w*|motivo|dataNascimento\w*|codigoParticipante|documento)$/i;

/** Headers of a delivery without secrets; its others may have any name. */
const OPEN_HEADER =
  /^(accept.*|cache-control|connection|content-(length|type|encoding)|date|host|user-agent|via|x-forwarded-(proto|port))$/i;

/** A text of JSON and, if it is a name, its text or number; it takes whole texts, so that none is read twice. */
const JSON_PART =
  /"([^"\\]*(?:\\.[^"\\]*)*)"(?:(\s*:\s*)("[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*))?/g;

/** A CPF or CNPJ in any text, with its punctuation or without. */
const DOCUMENT =
  /(?<![\w.-])(\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})(?![\w-]|\.\d)/g;

const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Shorter values would replace parts of other words. */
const SHORTEST_LEARNED = 6;

/**
 * Replaces secrets and persons by marks. Equal values have equal marks in all exchanges of one masker, whose key is in
 * no file. A mark has the form of its value, so that a masked body still fits its contract: a CNPJ has the marks of its
 * root and its rest, a JWT keeps the times of its claims.
 */
export class Masker {
  readonly #key = crypto.getRandomValues(new Uint8Array(32));
  readonly #learned = new Map<string, string>();
  readonly #marks = new Set<string>();
  #known: RegExp | undefined;

  /** @param keepsPersons leaves persons and accounts as they are, but no secret */
  constructor(private readonly keepsPersons = false) {}

  /** The secrets that it has seen, such as those of signatures. */
  readonly secrets = new Set<string>();

  /** Masks a text: JSON, or any other. */
  maskText(text: string): string {
    // Only in texts: a number of eleven digits is no CPF.
    if (!/^\s*[[{]/.test(text)) return this.#maskKnown(hideCredentials(text));
    return text.replace(JSON_PART, (all, name: string, colon?: string, written?: string) => {
      if (colon === undefined || written === undefined) return this.#maskWritten('', all);
      const start = `"${name}"${colon}`;
      if (written.startsWith('"')) return start + this.#maskWritten(name, written);
      return start + (this.#hides(name) ? this.#maskDigits(written) : written);
    });
  }

  /** Masks a text of JSON, which stays as it is written unless something in it is masked. */
  #maskWritten(name: string, written: string): string {
    const value = readText(written);
    const masked = this.maskValue(name, value);
    return masked === value ? written : JSON.stringify(masked);
  }

  /** Masks a value by its name; under another name, the secrets and documents in it. */
  maskValue(name: string, value: string): string {
    if (value === '' || !this.#hides(name)) return this.#maskKnown(value);
    const isSecret = SECRET_NAME.test(name);
    if (isSecret) this.secrets.add(value);
    const [, scheme = '', plain = ''] = /^((?:Bearer|Basic) +)?(.*)$/is.exec(value) ?? [];
    const mark = isSecret ? this.#maskSecret(plain) : this.#maskPerson(plain);
    this.#learn(plain, mark);
    return scheme + mark;
  }

  maskAddress(address: string, isDelivery = false): string {
    const url = new URL(address);
    const query = [...url.searchParams].map(([name, value]) => {
      const masked = isDelivery ? this.#maskSecret(value) : this.maskValue(name, value);
      return [name, masked] as [string, string];
    });
    const path = this.#maskKnown(decodeURI(url.pathname));
    const search = url.search && `?${new URLSearchParams(query)}`;
    return `${url.origin}${encodeURI(path)}${search}`;
  }

  /** @param isDelivery masks all headers that may authenticate it */
  maskHeader(name: string, value: string, isDelivery = false): string {
    const isOpen = isDelivery ? OPEN_HEADER.test(name) : !/signature|assinatura/i.test(name);
    if (isOpen) return this.maskValue(name, value);
    const known = this.#maskKnown(value);
    return known === value ? this.#maskSecret(value) : known;
  }

  #hides(name: string): boolean {
    return SECRET_NAME.test(name) || (!this.keepsPersons && PERSON_NAME.test(name));
  }

  #maskKnown(text: string): string {
    this.#known ??= new RegExp(this.#writeKnown(), 'g');
    const known = text
      .replace(this.#known, (value) => this.#learned.get(value) ?? value)
      .replace(TOKEN, (one) => (this.#marks.has(one) ? one : this.#maskSecret(one)));
    if (this.keepsPersons) return known;
    return known.replace(DOCUMENT, (one) =>
      this.#marks.has(one) ? one : this.maskValue('cpf', one),
    );
  }

  /** A pattern of all learned values, longer ones first, because they may contain others. */
  #writeKnown(): string {
    const values = [...this.#learned.keys()].sort((one, other) => other.length - one.length);
    return values.map(escapePattern).join('|') || '(?!)';
  }

  #learn(value: string, mark: string): void {
    this.#marks.add(mark);
    // Documents and tokens are found by their form.
    const isKnown =
      this.#learned.has(value) || value.replace(DOCUMENT, '').replace(TOKEN, '') === '';
    if (value.length < SHORTEST_LEARNED || isKnown) return;
    this.#learned.set(value, mark);
    this.#known = undefined;
  }

  #maskSecret(value: string): string {
    if (/^[\da-f-]{36}$/i.test(value)) {
      return value.replace(/[\da-f]/gi, (_, at: number) => this.#hexOf(value)[at] ?? '0');
    }
    const mark = `mascara-${this.#hexOf(value).slice(0, 16)}`;
    const times = readTimes(value);
    return times ? `${toBase64({ alg: 'none' })}.${toBase64(times)}.${mark}` : mark;
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

  /** Replaces the digits, and the letters of a CNPJ; the first eight signs alone decide on their own mark. */
  #maskDigits(value: string): string {
    const signs = value.replace(/[^\dA-Z]/g, '');
    const root = signs.length === 14 ? signs.slice(0, 8) : '';
    const digits = this.#digitsOf(root, root.length) + this.#digitsOf(signs, signs.length);
    let at = 0;
    return value.replace(/[\dA-Z]/g, () => digits[at++] ?? '0');
  }

  #digitsOf(value: string, count: number): string {
    const digits = [...this.#bytesOf(value)].map((byte) => byte % 10).join('');
    // A number with a zero at its start would be no JSON.
    return digits.replace(/^0/, '1').slice(0, count);
  }

  #hexOf(value: string): string {
    return bytesToHex(this.#bytesOf(value));
  }

  #bytesOf(value: string): Uint8Array {
    return hmac(sha256, this.#key, utf8ToBytes(value));
  }
}

function readText(written: string): string {
  try {
    return JSON.parse(written) as string;
  } catch {
    return written.slice(1, -1);
  }
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The times of a JWT's claims in seconds; `undefined` for another value, or a token without them. */
export function readTimes(token: string): { iat: number; exp: number } | undefined {
  try {
    const [, claims = ''] = token.split('.');
    const { exp, iat } = JSON.parse(
      atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Record<string, unknown>;
    return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : undefined;
  } catch {
    return undefined;
  }
}

function toBase64(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
}
