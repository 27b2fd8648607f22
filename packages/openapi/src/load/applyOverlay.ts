import { exec } from 'jsonpath-rfc9535';
import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { nearestName } from '../text.js';
import { decodeText, type ParsedDocument, parseDocument } from './parseDocument.js';
import { quoteTexts } from './quoteTexts.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

export interface OverlayFile {
  readonly bytes: Uint8Array;
  readonly source: string;
}

interface ParsedContract {
  readonly document: ParsedDocument;
  /** Parts of the overlay that do not fit the contract; the rest is applied. */
  readonly warnings: readonly SpecFault[];
}

/**
 * Parses a contract, and applies the overlay with the portal's additions.
 *
 * @param bytes of the contract, as its host serves it.
 * @param origin the name and the address of the contract, for faults.
 * @param overlay absent for a contract that is shown as it is.
 * @returns the document with the additions, and warnings about the overlay.
 * @throws {SpecError} with every syntax error of the first file that has one.
 * @example
 * const bytes = Buffer.from('openapi: 3.1.0')
 * parseContract(bytes, { service: 'a', source: 'a.yaml' }).document.root // { openapi: '3.1.0' }
 */
export function parseContract(
  bytes: Uint8Array,
  origin: DocumentOrigin,
  overlay?: OverlayFile,
): ParsedContract {
  const document = parseDocument(decodeText(bytes, origin), origin);
  if (!overlay) return { document, warnings: [] };
  const own = { service: origin.service, source: overlay.source };
  const added = parseDocument(decodeText(overlay.bytes, own), own);
  return applyOverlay(document, added, own);
}

/**
 * Applies an OpenAPI Overlay (1.0 or 1.1) that only adds: each action has a `target` (JSONPath, RFC 9535) and an
 * `update`. Objects are merged and lists are appended. The contract's own values win. Added
 * values keep their digits and their lines in the overlay.
 *
 * @param contract parsed; its `root` is changed in place.
 * @returns the document with the additions, and a warning for a target that matches nothing, for a field that the
 *   contract does not have, and for a value that it has already.
 */
function applyOverlay(
  contract: ParsedDocument,
  document: ParsedDocument,
  origin: DocumentOrigin,
): ParsedContract {
  const merger = new Merger(contract, document, origin);
  const { actions } = document.root;
  if (Array.isArray(actions)) {
    for (const [index, action] of actions.entries()) {
      merger.apply(isObject(action) ? action : {}, `/actions/${index}`);
    }
  } else merger.fault('/actions', 'a list of actions', actions, 'Add actions.');
  const { sourceTexts, root } = merger;
  const unquoted = [...contract.unquoted, ...quoteTexts(root, sourceTexts)];
  const warnings = [...contract.warnings, ...document.warnings];
  const locate = (pointer: string) => merger.locate(pointer.replace(/^#/, ''));
  return {
    document: { root, sourceTexts, warnings, unquoted, locate },
    warnings: merger.list.faults,
  };
}

class Merger {
  readonly list: FaultList;
  readonly root: JsonObject;
  readonly sourceTexts: Map<string, string>;
  /** Pointers of added values in the document → in the overlay. */
  private readonly added = new Map<string, string>();

  constructor(
    private readonly contract: ParsedDocument,
    private readonly overlay: ParsedDocument,
    private readonly origin: DocumentOrigin,
  ) {
    this.root = contract.root;
    this.sourceTexts = new Map(contract.sourceTexts);
    this.list = new FaultList(origin, overlay.locate);
  }

  apply({ target, update, ...others }: JsonObject, at: string): void {
    if (update === undefined || others.remove !== undefined || others.copy !== undefined) {
      const fix = 'Add update; to remove or copy a part, change the contract itself.';
      this.fault(at, 'an action with update only', { target, ...others }, fix);
      return;
    }
    for (const [pointer, value] of this.find(target, `${at}/target`)) {
      this.merge(value, update, pointer, `${at}/update`);
    }
  }

  /** The values that a target matches, with their pointers; at least one, or a fault is reported. */
  private find(target: JsonValue | undefined, at: string): [string, JsonValue][] {
    const matches: [string, JsonValue][] = [];
    try {
      exec(this.root, String(target), (value, path) => {
        const keys: readonly (string | number)[] = path;
        matches.push([keys.reduce<string>(joinPointer, ''), value as JsonValue]);
      });
    } catch (error) {
      const fix = `Correct the JSONPath (RFC 9535): ${error instanceof Error ? error.message : error}`;
      this.fault(at, 'a JSONPath', target, fix);
      return [];
    }
    if (matches.length === 0) {
      const fix = 'Correct the target, or remove the action if the contract lost this part.';
      this.fault(at, 'a target that is in the contract', target, fix);
    }
    return matches;
  }

  private merge(value: JsonValue, update: JsonValue, pointer: string, from: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of [update].flat().entries()) {
        const source = Array.isArray(update) ? joinPointer(from, index) : from;
        value.push(this.add(item, joinPointer(pointer, value.length), source));
      }
    } else if (isObject(value) && isObject(update)) {
      for (const [key, part] of Object.entries(update)) {
        const [inner, source] = [joinPointer(pointer, key), joinPointer(from, key)];
        const own = Object.hasOwn(value, key) ? value[key] : undefined;
        if (typeof own === 'object' && own !== null) {
          this.merge(own, part, inner, source);
          continue;
        }
        if (own !== undefined) {
          const fix = 'Remove this line: the contract says it now.';
          this.fault(source, 'something that the contract does not say', own, fix);
          continue;
        }
        if (/\/(?:content|properties)$/.test(pointer)) this.refuseName(key, value, source);
        value[key] = this.add(part, inner, source);
      }
    } else
      this.fault(from, 'an update like the value of its target', update, 'Correct the target.');
  }

  /** Copies a value of the overlay and keeps the digits of its numbers. */
  private add(value: JsonValue, pointer: string, from: string): JsonValue {
    this.added.set(pointer, from);
    return this.copy(value, pointer, from);
  }

  private copy(value: JsonValue, pointer: string, from: string): JsonValue {
    const inner = (item: JsonValue, key: string | number) =>
      this.copy(item, joinPointer(pointer, key), joinPointer(from, key));
    if (Array.isArray(value)) return value.map(inner);
    if (isObject(value)) {
      const entries = Object.entries(value).map(([key, item]) => [key, inner(item, key)]);
      return Object.fromEntries(entries);
    }
    const sourceText = this.overlay.sourceTexts.get(from);
    if (sourceText !== undefined) this.sourceTexts.set(pointer, sourceText);
    return value;
  }

  /** The location in the file that the value at a pointer, or its nearest ancestor, was read from. */
  locate(pointer: string) {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const from = this.added.get(pointer.slice(0, end));
      if (from === undefined) continue;
      const position = this.overlay.locate(from + pointer.slice(end));
      return position && { ...position, source: this.origin.source };
    }
    return this.contract.locate(pointer);
  }

  /** A new field or media type is most likely misspelt. */
  private refuseName(name: string, others: JsonObject, from: string): void {
    const nearest = nearestName(name, Object.keys(others));
    const fix = nearest === undefined ? 'Remove it.' : `Did you mean ${nearest}?`;
    this.fault(from, 'a name that the contract has', name, fix);
  }

  fault(pointer: string, expected: string, found: unknown, fix: string): void {
    this.list.add(pointer, expected, describeValue(found), fix);
  }
}
