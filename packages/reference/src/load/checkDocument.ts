import { describeValue, isObject, type JsonValue, joinPointer } from '../json.js';
import { type Phrase, phrase } from '../labels/faults/phrase.js';
import { METHODS } from '../walkDocument.js';
import { checkReferences } from './checkReferences.js';
import type { DocumentOrigin } from './DocumentOrigin.js';
import { FaultList } from './FaultList.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
import type { SpecFault } from './SpecError.js';

const LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'];

/**
 * Checks that a parsed document is an OpenAPI 3.x description that can be shown whole: version,
 * info, paths, operations, parameters, responses, and every reference local and leading somewhere.
 *
 * @returns every fault, none when the document is sound.
 */
export function checkDocument(document: ParsedDocument, origin: DocumentOrigin): SpecFault[] {
  const list = new FaultList(document, origin);
  const check = new Check(document, list);
  check.version();
  if (list.faults.length === 0) {
    check.info();
    check.paths();
    checkReferences(document.root, list);
  }
  return list.faults;
}

class Check {
  constructor(
    private readonly document: ParsedDocument,
    private readonly list: FaultList,
  ) {}

  version(): void {
    const { openapi, swagger } = this.document.root;
    if (swagger !== undefined) {
      this.fault(
        '/swagger',
        phrase('expected.openapiVersion'),
        swagger,
        phrase('mend.convertSwagger'),
      );
    } else if (typeof openapi !== 'string' || !/^3\.[0-2](\.|$)/.test(openapi)) {
      this.fault(
        '/openapi',
        phrase('expected.quotedOpenapiVersion'),
        openapi,
        phrase('mend.addOpenapiVersion'),
      );
    }
  }

  info(): void {
    const { info } = this.document.root;
    if (!isObject(info)) {
      this.fault('/info', phrase('expected.info'), info, phrase('mend.addInfo'));
      return;
    }
    for (const key of ['title', 'version']) {
      // `version: 1.10` without quotes is common, and shown as it was written.
      if (!['string', 'number'].includes(typeof info[key])) {
        this.fault(
          `/info/${key}`,
          phrase('expected.text'),
          info[key],
          phrase((info[key] ?? null) === null ? 'mend.addToInfo' : 'mend.quote', { key }),
        );
      }
    }
  }

  paths(): void {
    const { components, paths, webhooks } = this.document.root;
    if (paths === undefined && webhooks === undefined && components === undefined) {
      this.fault(
        '/paths',
        phrase('expected.pathsWebhooksOrComponents'),
        undefined,
        phrase('mend.addPaths'),
      );
    }
    this.pathItems(paths, '/paths', true);
    this.pathItems(webhooks, '/webhooks', false);
  }

  private pathItems(holder: JsonValue | undefined, pointer: string, slashed: boolean): void {
    if (holder === undefined) return;
    if (!isObject(holder)) {
      this.fault(pointer, phrase('expected.object'), holder, phrase('mend.listByKey'));
      return;
    }
    for (const [path, item] of Object.entries(holder)) {
      if (path.startsWith('x-')) continue;
      const at = joinPointer(pointer, path);
      if (slashed && !path.startsWith('/')) {
        this.fault(at, phrase('expected.path'), path, phrase('mend.writePath', { path }));
      }
      if (!isObject(item))
        this.fault(at, phrase('expected.pathItem'), item, phrase('mend.addMethod'));
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
        this.fault(at, phrase('expected.operation'), operation, phrase('mend.addResponses'));
        continue;
      }
      this.parameters(operation.parameters, `${at}/parameters`);
      for (const key of ['responses', 'requestBody', 'callbacks'] as const) {
        const value = operation[key] ?? undefined;
        if (value !== undefined && !isObject(value)) {
          this.fault(
            `${at}/${key}`,
            phrase('expected.object'),
            value,
            phrase('mend.correct', { key }),
          );
        }
      }
    }
  }

  private parameters(list: JsonValue | undefined, pointer: string): void {
    // `parameters:` with nothing after it.
    if (list === undefined || list === null) return;
    if (!Array.isArray(list)) {
      this.fault(pointer, phrase('expected.parameters'), list, phrase('mend.listParameters'));
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
          phrase('expected.parameterName'),
          isObject(value) ? value.name : value,
          phrase('mend.nameParameter'),
        );
      } else if (!LOCATIONS.includes(String(value.in))) {
        this.fault(
          `${at}/in`,
          phrase('expected.oneOf', { names: LOCATIONS.join(', ') }),
          value.in,
          phrase('mend.placeParameter'),
        );
      }
    });
  }

  private fault(pointer: string, expected: Phrase, found: unknown, mend: Phrase): void {
    this.list.add(pointer, expected, describeValue(found), mend);
  }
}
