import type { SpecFault } from '@frontier/reference/document';
import { isObject } from '@frontier/reference/document';
import { collectPlaces } from '../collectPlaces';
import { createFault } from '../createFault';
import { isPortuguese } from '../isPortuguese';
import type { LintTarget, Place } from '../LintTarget';
import { isPureReference } from '../schemaFacts';

/**
 * Asks for a Portuguese description of the document, every tag, operation, parameter, header, body,
 * response, named schema and property, and refuses any other description that is not Portuguese.
 */
export function requireDescriptions(target: LintTarget): SpecFault[] {
  const { root } = target.document;
  const places = collectPlaces(root);
  const info: Place[] = isObject(root.info) ? [{ pointer: '/info', value: root.info }] : [];
  const schemas = places.schemas.filter(({ value }) => !isPureReference(value));
  const needed: Place[] = [
    ...info,
    ...places.tags,
    ...places.operations,
    ...places.parameters,
    ...places.headers,
    ...places.requestBodies,
    ...places.responses,
    ...schemas.filter(({ role }) => role === 'component' || role === 'property'),
  ];
  const optional = schemas.filter(({ role }) => role === 'root' || role === 'part');
  return [
    ...needed.flatMap((place) => check(target, place, true)),
    ...optional.flatMap((place) => check(target, place, false)),
  ];
}

function check(target: LintTarget, { pointer, value }: Place, needed: boolean): SpecFault[] {
  const { description } = value;
  if (description === undefined && !needed) return [];
  if (typeof description !== 'string' || description.trim() === '') {
    return [
      createFault(target, pointer, {
        expected: 'uma descrição em português',
        found: description,
        mend: 'Acrescente description e diga para que serve; o que não se sabe é "não informado".',
      }),
    ];
  }
  if (isPortuguese(description)) return [];
  return [
    createFault(target, `${pointer}/description`, {
      expected: 'uma descrição em português',
      found: description,
      mend: 'Reescreva a descrição em português; nomes e valores do contrato vão entre crases.',
    }),
  ];
}
