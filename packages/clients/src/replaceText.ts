import { ClientFailure } from './prepareContract';

/**
 * Replaces text of the generator's that has to be there, once.
 *
 * @throws {ClientFailure} when it is not, so that another version of the generator is noticed.
 */
export function replaceOnce(text: string, found: string | RegExp, put: string): string {
  const places = typeof found === 'string' ? text.split(found).length - 1 : matches(text, found);
  if (places !== 1) throw new ClientFailure(describe(found, `${places} times instead of once`));
  return text.replace(found, () => put);
}

/** As `replaceOnce`, for what is there once or more. */
export function replaceAll(text: string, found: string | RegExp, put: string): string {
  const places = typeof found === 'string' ? text.split(found).length - 1 : matches(text, found);
  if (places === 0) throw new ClientFailure(describe(found, 'nowhere'));
  return text.replaceAll(found, put);
}

/**
 * The generator writes `Pendente de Aprovação` as `PENDENTE_DE_APROVA_O`.
 *
 * @param form how a language writes a member: `NAME: "value"`, `NAME = "value"`, `NAME("value")`.
 */
export function restoreAccents(text: string, form: string): string {
  const [before, between = '', after] = form.split(/NAME|value/).map(quote);
  const member = new RegExp(
    `${before}\\b([A-Z0-9_]+)${between}([^"\\n]*[À-ÿ][^"\\n]*)${after}`,
    'g',
  );
  return text.replace(member, (_, _name, value: string) => {
    const plain = value.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '_').toUpperCase();
    return form.replace('NAME', plain).replace('value', value);
  });
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function matches(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, pattern.flags.replace('g', '').concat('g')))].length;
}

function describe(found: string | RegExp, places: string): string {
  return `The generator writes otherwise than its kept version: ${found} stands ${places}`;
}
