import { describeValue, isObject, type JsonValue, joinPointer } from '../json';
import { findLostReferences } from './findLostReferences';
import type { DocumentOrigin, ParsedDocument } from './parseDocument';
import { resolveRef } from './resolveRef';
import type { SpecFault } from './SpecError';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];
const LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'];

/**
 * Checks that a parsed document is an OpenAPI 3.x description that can be shown whole: version,
 * info, paths, operations, parameters, responses, and every reference local and leading somewhere.
 *
 * @returns every fault, none when the document is sound.
 */
export function checkDocument(document: ParsedDocument, origin: DocumentOrigin): SpecFault[] {
  const check = new Check(document, origin);
  check.version();
  if (check.faults.length === 0) {
    check.info();
    check.paths();
    check.references();
  }
  return check.faults;
}

class Check {
  readonly faults: SpecFault[] = [];

  constructor(
    private readonly document: ParsedDocument,
    private readonly origin: DocumentOrigin,
  ) {}

  version(): void {
    const { openapi, swagger } = this.document.root;
    if (swagger !== undefined) {
      this.fault(
        '/swagger',
        'openapi: 3.0.x, 3.1.x ou 3.2.x',
        swagger,
        'Converta o documento Swagger 2.0 para OpenAPI 3.',
      );
    } else if (typeof openapi !== 'string' || !/^3\.[0-2](\.|$)/.test(openapi)) {
      this.fault(
        '/openapi',
        'openapi: 3.0.x, 3.1.x ou 3.2.x, entre aspas',
        openapi,
        'Informe a versão do OpenAPI na primeira linha.',
      );
    }
  }

  info(): void {
    const { info } = this.document.root;
    if (!isObject(info)) {
      this.fault('/info', 'um objeto info', info, 'Acrescente info com title e version.');
      return;
    }
    for (const key of ['title', 'version']) {
      // `version: 1.10` without quotes is common, and shown as it was written.
      if (!['string', 'number'].includes(typeof info[key])) {
        this.fault(`/info/${key}`, 'um texto', info[key], `Escreva ${key} entre aspas.`);
      }
    }
  }

  paths(): void {
    const { components, paths, webhooks } = this.document.root;
    if (paths === undefined && webhooks === undefined && components === undefined) {
      this.fault(
        '/paths',
        'paths, webhooks ou components',
        undefined,
        'Descreva ao menos uma chamada em paths.',
      );
    }
    this.pathItems(paths, '/paths', true);
    this.pathItems(webhooks, '/webhooks', false);
  }

  private pathItems(holder: JsonValue | undefined, pointer: string, slashed: boolean): void {
    if (holder === undefined) return;
    if (!isObject(holder)) {
      this.fault(pointer, 'um objeto', holder, 'Liste um item por chave.');
      return;
    }
    for (const [path, item] of Object.entries(holder)) {
      if (path.startsWith('x-')) continue;
      const at = joinPointer(pointer, path);
      if (slashed && !path.startsWith('/')) {
        this.fault(at, 'um caminho que começa com /', path, `Escreva /${path}.`);
      }
      if (!isObject(item))
        this.fault(at, 'um objeto com métodos', item, 'Descreva ao menos um método.');
      else this.pathItem(item, at);
    }
  }

  private pathItem(item: Record<string, JsonValue>, pointer: string): void {
    this.parameters(item.parameters, `${pointer}/parameters`);
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const at = `${pointer}/${method}`;
      if (!isObject(operation)) {
        this.fault(
          at,
          'um objeto de operação',
          operation,
          'Descreva a operação com ao menos responses.',
        );
        continue;
      }
      this.parameters(operation.parameters, `${at}/parameters`);
      for (const key of ['responses', 'requestBody', 'callbacks'] as const) {
        const value = operation[key] ?? undefined;
        if (value !== undefined && !isObject(value)) {
          this.fault(`${at}/${key}`, 'um objeto', value, `Corrija ${key}.`);
        }
      }
    }
  }

  private parameters(list: JsonValue | undefined, pointer: string): void {
    // `parameters:` with nothing after it.
    if (list === undefined || list === null) return;
    if (!Array.isArray(list)) {
      this.fault(pointer, 'uma lista de parâmetros', list, 'Comece cada parâmetro com "- ".');
      return;
    }
    list.forEach((entry, index) => {
      const at = `${pointer}/${index}`;
      const value =
        isObject(entry) && typeof entry.$ref === 'string'
          ? resolveRef(this.document.root, entry.$ref)?.value
          : entry;
      if (value === undefined) return;
      if (!isObject(value) || typeof value.name !== 'string') {
        this.fault(
          `${at}/name`,
          'um parâmetro com name',
          isObject(value) ? value.name : value,
          'Dê um nome ao parâmetro.',
        );
      } else if (!LOCATIONS.includes(String(value.in))) {
        this.fault(
          `${at}/in`,
          `um destes: ${LOCATIONS.join(', ')}`,
          value.in,
          'Diga onde o parâmetro vai.',
        );
      }
    });
  }

  references(): void {
    for (const { pointer, ref, leaves } of findLostReferences(this.document.root)) {
      if (leaves) {
        this.fault(
          pointer,
          'uma referência local, como #/components/schemas/Nome',
          ref,
          'Traga para este documento o que a referência aponta; arquivos e URLs não são lidos.',
        );
      } else {
        this.fault(
          pointer,
          'uma referência que leva a algum lugar',
          ref,
          'Corrija o nome ou acrescente o componente.',
        );
      }
    }
  }

  private fault(pointer: string, expected: string, found: unknown, mend: string): void {
    const place = this.document.locate(pointer);
    this.faults.push({
      ...this.origin,
      pointer: `#${pointer}`,
      line: place?.line,
      column: place?.column,
      expected,
      found: describeValue(found),
      mend,
    });
  }
}
