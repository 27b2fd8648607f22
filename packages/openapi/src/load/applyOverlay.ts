import { exec } from 'jsonpath-rfc9535';
import {
  describeValue,
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
} from '../json.js';
import { nearestName } from '../text.js';
import { itemsIn } from './givenValues.js';
import { decodeText, type ParsedDocument, parseDocument } from './parseDocument.js';
import { quoteTexts } from './quoteTexts.js';
import { type DocumentOrigin, FaultList } from './SpecError.js';

export interface OverlayFile {
  readonly bytes: Uint8Array;
  readonly source: string;
}

/**
 * Parses a contract, and applies the overlay with the portal's additions.
 *
 * @param overlay absent for a contract that is shown as it is.
 * @returns the document with the additions; its warnings name the parts of the overlay that do not fit the contract.
 * @throws {SpecError} with every syntax error of the first file that has one.
 * @example
 * const bytes = Buffer.from('openapi: 3.1.0')
 * parseContract(bytes, { service: 'a', source: 'a.yaml' }).root // { openapi: '3.1.0' }
 */
export function parseContract(
  bytes: Uint8Array,
  origin: DocumentOrigin,
  overlay?: OverlayFile,
): ParsedDocument {
  const contract = parseDocument(decodeText(bytes, origin), origin);
  if (!overlay) return contract;
  const own = { service: origin.service, source: overlay.source };
  const added = parseDocument(decodeText(overlay.bytes, own), own);
  return new Merger(contract, added, own).merge();
}

/**
 * Applies an OpenAPI Overlay (1.0 or 1.1) that only adds: each action has a `target` (JSONPath, RFC 9535) and an
 * `update`. The contract's own values win.
 */
class Merger {
  private readonly list: FaultList;
  private readonly sourceTexts: Map<string, string>;
  /** Pointers of added values in the document → in the overlay. */
  private readonly added = new Map<string, string>();

  constructor(
    private readonly contract: ParsedDocument,
    private readonly overlay: ParsedDocument,
    private readonly origin: DocumentOrigin,
  ) {
    this.sourceTexts = new Map(contract.sourceTexts);
    this.list = new FaultList(origin, overlay.locate);
  }

  /** Changes the contract's `root` in place. */
  merge(): ParsedDocument {
    const { contract, list, overlay, sourceTexts } = this;
    const { root } = contract;
    const { actions } = overlay.root;
    if (!Array.isArray(actions))
      this.fault('/actions', 'a list of actions', actions, 'Add actions.');
    for (const [index, action] of itemsIn(actions).entries()) {
      this.apply(isObject(action) ? action : {}, `/actions/${index}`);
    }
    const unquoted = [...contract.unquoted, ...quoteTexts(root, sourceTexts)];
    const warnings = [...list.faults, ...contract.warnings, ...overlay.warnings];
    const locate = (pointer: string) => this.locate(pointer.replace(/^#/, ''));
    return { root, sourceTexts, warnings, unquoted, locate };
  }

  private apply({ target, update, ...others }: JsonObject, at: string): void {
    if (update === undefined || others.remove !== undefined || others.copy !== undefined) {
      const fix = 'Add update; to remove or copy a part, change the contract itself.';
      this.fault(at, 'an action with update only', { target, ...others }, fix);
      return;
    }
    const matches = new Map<string, JsonValue>();
    try {
      exec(this.contract.root, String(target), (value, path) => {
        const keys: readonly (string | number)[] = path;
        matches.set(keys.reduce<string>(joinPointer, ''), value as JsonValue);
      });
    } catch (error) {
      const fix = `Correct the JSONPath (RFC 9535): ${error instanceof Error ? error.message : error}`;
      this.fault(`${at}/target`, 'a JSONPath', target, fix);
      return;
    }
    if (matches.size === 0) {
      const fix = 'Correct the target, or remove the action if the contract lost this part.';
      this.fault(`${at}/target`, 'a target that is in the contract', target, fix);
    }
    for (const [pointer, value] of matches) this.update(value, update, pointer, `${at}/update`);
  }

  private update(value: JsonValue, update: JsonValue, pointer: string, from: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of [update].flat().entries()) {
        const source = Array.isArray(update) ? joinPointer(from, index) : from;
        value.push(this.add(item, joinPointer(pointer, value.length), source));
      }
    } else if (isObject(value) && isObject(update)) {
      for (const [key, part] of Object.entries(update)) {
        const [inner, source] = [joinPointer(pointer, key), joinPointer(from, key)];
        const own = entryOf(value, key);
        if (typeof own === 'object' && own !== null) this.update(own, part, inner, source);
        else if (own !== undefined) {
          const fix = 'Remove this line: the contract says it now.';
          this.fault(source, 'something that the contract does not say', own, fix);
        } else if (/\/(?:content|properties)$/.test(pointer)) this.refuseName(key, value, source);
        else value[key] = this.add(part, inner, source);
      }
    } else
      this.fault(from, 'an update like the value of its target', update, 'Correct the target.');
  }

  private add(value: JsonValue, pointer: string, from: string): JsonValue {
    this.added.set(pointer, from);
    for (const [at, written] of this.overlay.sourceTexts) {
      if (`${at}/`.startsWith(`${from}/`)) {
        this.sourceTexts.set(pointer + at.slice(from.length), written);
      }
    }
    return structuredClone(value);
  }

  /** The location in the file that the value at a pointer, or its nearest ancestor, was read from. */
  private locate(pointer: string) {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const from = this.added.get(pointer.slice(0, end));
      if (from === undefined) continue;
      const position = this.overlay.locate(from + pointer.slice(end));
      return position && { ...position, source: this.origin.source };
    }
    return this.contract.locate(pointer);
  }

  /** A name that the contract does not have is left out. It is most likely misspelt, or the contract's has changed. */
  private refuseName(name: string, others: JsonObject, from: string): void {
    const nearest = nearestName(name, Object.keys(others));
    const fix = nearest ? `Did you mean ${nearest}?` : 'Write its new name, or remove it.';
    this.fault(from, 'a name that the contract has', name, fix);
  }

  private fault(pointer: string, expected: string, found: unknown, fix: string): void {
    this.list.add(pointer, expected, describeValue(found), fix);
  }
}
