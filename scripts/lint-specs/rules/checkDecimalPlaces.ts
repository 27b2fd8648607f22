import type { SpecFault } from '@frontier/reference/document';
import { collectExamples } from '../collectExamples';
import { collectPlaces } from '../collectPlaces';
import { createFault } from '../createFault';
import type { LintTarget } from '../LintTarget';
import { lookUp } from '../lookUp';
import { typesOf } from '../schemaFacts';
import { walkExample } from '../walkExample';

const KEY = 'x-casas-decimais';

/**
 * Checks `x-casas-decimais` (up to 8 decimal places): a count on a number without
 * `multipleOf`, and no example or default with more places in its source text than it allows.
 */
export function checkDecimalPlaces(target: LintTarget): SpecFault[] {
  return [...checkSchemas(target), ...checkExamples(target)];
}

function checkSchemas(target: LintTarget): SpecFault[] {
  return collectPlaces(target.document.root).schemas.flatMap(({ pointer, value }) => {
    if (value[KEY] === undefined) return [];
    const faults: SpecFault[] = [];
    if (!isCount(value[KEY])) {
      faults.push(
        createFault(target, `${pointer}/${KEY}`, {
          expected: 'um inteiro de 1 a 20',
          found: value[KEY],
          mend: 'Informe quantas casas decimais o campo aceita.',
        }),
      );
    }
    if (typesOf(value).join() !== 'number') {
      faults.push(
        createFault(target, pointer, {
          expected: `type: number em um campo com ${KEY}`,
          found: value.type,
          mend: `Use type: number ou retire ${KEY}.`,
        }),
      );
    }
    if (value.multipleOf !== undefined) {
      faults.push(
        createFault(target, `${pointer}/multipleOf`, {
          expected: `só ${KEY}`,
          found: value.multipleOf,
          mend: 'Retire multipleOf: validadores em ponto flutuante recusam valores corretos.',
        }),
      );
    }
    return faults;
  });
}

function checkExamples(target: LintTarget): SpecFault[] {
  const { root, lexemes } = target.document;
  const faults = new Map<string, SpecFault>();
  for (const { pointer, value, schemaPointer } of collectExamples(target)) {
    walkExample(root, lookUp(root, schemaPointer), value, pointer, (schema, item, at) => {
      const limit = schema[KEY];
      if (!isCount(limit) || typeof item !== 'number') return;
      const source = lexemes.get(at) ?? String(item);
      if (countDecimals(source) <= limit) return;
      faults.set(
        at,
        createFault(target, at, {
          expected: `no máximo ${limit} casas decimais`,
          found: source,
          mend: 'Escreva o exemplo com as casas que o campo aceita.',
        }),
      );
    });
  }
  return [...faults.values()];
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20;
}

/** Decimal places written in a number's source text, exponents counted. */
function countDecimals(source: string): number {
  const [, fraction = '', exponent = '0'] =
    /^[^.eE]*(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
