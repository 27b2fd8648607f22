import type { SpecFault } from '@frontier/reference/document';
import { isObject } from '@frontier/reference/document';
import { collectPlaces } from '../collectPlaces';
import { createFault } from '../createFault';
import { isPortuguese } from '../isPortuguese';
import type { LintTarget } from '../LintTarget';

/** Asks for `x-enumDescriptions` with a Portuguese meaning for exactly the values of each `enum`. */
export function requireEnumMeanings(target: LintTarget): SpecFault[] {
  return collectPlaces(target.document.root).schemas.flatMap(({ pointer, value }) => {
    const meanings = value['x-enumDescriptions'];
    const values = Array.isArray(value.enum) ? value.enum.map(String) : [];
    if (values.length === 0 && meanings === undefined) return [];
    const at = `${pointer}/x-enumDescriptions`;
    if (!isObject(meanings)) {
      return [
        createFault(target, pointer, {
          expected: 'x-enumDescriptions com o significado de cada valor',
          found: meanings,
          mend: `Acrescente x-enumDescriptions com ${values.join(', ')}.`,
        }),
      ];
    }
    const wrong = (name: string, found: unknown, mend: string) =>
      createFault(target, `${at}/${name}`, {
        expected: `um significado em português para cada valor: ${values.join(', ')}`,
        found,
        mend,
      });
    return [
      ...values
        .filter((name) => {
          const meaning = meanings[name];
          return typeof meaning !== 'string' || meaning.trim() === '' || !isPortuguese(meaning);
        })
        .map((name) => wrong(name, meanings[name], `Descreva "${name}" em português.`)),
      ...Object.keys(meanings)
        .filter((name) => !values.includes(name))
        .map((name) => wrong(name, name, `Retire "${name}" ou acrescente-o ao enum.`)),
    ];
  });
}
