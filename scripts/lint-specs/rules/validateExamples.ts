import type { SpecFault } from '@frontier/reference/document';
import type { ErrorObject } from 'ajv';
import { collectExamples, type ExampleValue } from '../collectExamples';
import { createFault } from '../createFault';
import { createSchemaValidator } from '../createSchemaValidator';
import type { LintTarget } from '../LintTarget';

/** Proves every example and default against its schema (JSON Schema 2020-12, formats checked). */
export function validateExamples(target: LintTarget): SpecFault[] {
  const validate = createSchemaValidator(target.document.root);
  return collectExamples(target).flatMap((example) => {
    const result = validate(example.schemaPointer, example.value);
    if (typeof result === 'string') {
      return [
        createFault(target, example.schemaPointer, {
          expected: 'um schema que se possa compilar',
          found: result,
          mend: 'Corrija o schema: nenhum exemplo pode ser conferido com ele.',
        }),
      ];
    }
    return result.map((error) => toFault(target, example, error));
  });
}

function toFault(target: LintTarget, example: ExampleValue, error: ErrorObject): SpecFault {
  const pointer = example.pointer + error.instancePath;
  const { missingProperty, additionalProperty, allowedValues } = error.params;
  const detail = [missingProperty ?? additionalProperty, allowedValues]
    .filter((part) => part !== undefined)
    .map((part) => ` ${JSON.stringify(part)}`);
  return createFault(target, pointer, {
    expected: `${example.pointer === pointer ? 'valor' : 'campo'} que o schema #${example.schemaPointer} aceita: ${error.message}${detail.join('')}`,
    found: error.data,
    mend: 'Corrija o exemplo; se ele está certo, é o schema que não segue a especificação.',
  });
}
