import { readHar } from '../../../packages/sandbox/src/recorder/har.js';

/** Fields of the story that the recorder masks. */
const SECRET =
  /secret|apiKey|token|cpf|cnpj|^nome|razaoSocial|email|telefone|justificativa|agencia|^conta|digito|^(ddd|numero|rua|complemento|bairro|cep)$/i;

/** Shorter values may be part of any text, so they are looked for in their fields only. */
const SHORTEST = 6;

/**
 * The secrets and persons of requests that are in recordings, in any form: as they are, with the escapes of an address,
 * or with those of JSON in texts.
 * @param requests bodies that the recorded client sent
 * @param recordings HTTP archives
 */
export function findSecrets(requests: readonly unknown[], recordings: readonly string[]): string[] {
  const own = requests.flatMap((one) => collect(one, '')).filter(([name]) => SECRET.test(name));
  const fields = recordings.map((text) => new Set(readFields(text).map(String)));
  const isLeaked = ([name, value]: Field) =>
    value.length < SHORTEST
      ? // A mark may be a digit by chance, but not in all recordings, whose keys differ.
        fields.every((one) => one.has(`${name},${value}`))
      : formsOf(value).some((form) => recordings.some((text) => text.includes(form)));
  return [...new Set(own.filter(isLeaked).map(([name, value]) => `${name}: ${value}`))];
}

type Field = readonly [name: string, value: string];

function formsOf(value: string): string[] {
  const escaped = encodeURIComponent(value);
  const forms = [value, escaped, escaped.replaceAll('%20', '+')];
  // A body is a text in the JSON of the archive, and may have JSON in its own texts.
  const toJson = (form: string) => JSON.stringify(form).slice(1, -1);
  const inBody = forms.map(toJson).flatMap((form) => [form, toAscii(form)]);
  const inArchive = [...forms, ...inBody].map(toJson);
  return [...forms, ...inArchive, ...inBody.map(toJson).map(toJson)];
}

function toAscii(text: string): string {
  return text.replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The named values of all bodies and queries. */
function readFields(text: string): Field[] {
  return readHar(text, 'run.har').entries.flatMap(({ request, response }) => [
    ...[...new URL(request.url).searchParams],
    ...(request.postData?.params ?? []).map(({ name, value = '' }) => [name, value] as const),
    ...[request.postData?.text, response.content.text].flatMap((body) => collect(parse(body), '')),
  ]);
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}

function collect(value: unknown, name: string): Field[] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => collect(part, isList ? name : key));
}
