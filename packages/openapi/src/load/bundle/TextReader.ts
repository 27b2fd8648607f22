import { describeValue, isObject, type JsonObject, type JsonValue } from '../../json.js';
import type { Kind } from '../../walkDocument.js';
import { phrase } from '../../words/phrase.js';
import { showable } from '../plainValues.js';
import { resolveStep } from '../resolveRef.js';
import { SpecError } from '../SpecError.js';
import type { BundledFile } from './BundledFile.js';
import type { BundledFiles } from './BundledFiles.js';
import type { BundleFaults } from './BundleFaults.js';
import { isAddress } from './filePathOf.js';
import { followReference, type Target } from './followReference.js';
import { Refusal } from './Refusal.js';

/** Files of values; all else is text. */
const DATA = /\.(?:json|ya?ml)$/i;

/** Brings in what stands in files of its own though it is no object of OpenAPI: examples, and texts. */
export class TextReader {
  /** @param copy puts a copy of a value where a pointer says. */
  constructor(
    private readonly files: BundledFiles,
    private readonly root: JsonObject,
    private readonly faults: BundleFaults,
    private readonly copy: (target: Target, pointer: string) => JsonValue,
  ) {}

  /** `externalValue` becomes a value: data where the file's name says so, otherwise text. */
  async readExample(example: JsonObject, pointer: string, from: BundledFile): Promise<void> {
    const { externalValue: ref } = example;
    const isGiven = ['value', 'dataValue', 'serializedValue'].some((key) =>
      Object.hasOwn(example, key),
    );
    if (typeof ref !== 'string' || isAddress(ref) || isGiven) return;
    const value = await this.faults.attempt(`${pointer}/externalValue`, async () => {
      const file = await this.files.open(ref, from);
      if (!DATA.test(file.place)) return textOf(file);
      return this.copy({ file, pointer: '', value: file.content.root }, `${pointer}/value`);
    });
    // What is no text, such as a picture, stays a link.
    if (value === undefined) return;
    delete example.externalValue;
    example.value = value;
  }

  /** A text that is a reference (`description: { $ref: ./orders.md }`), which many write though no version has it. */
  async readTexts(
    kind: Kind,
    value: JsonObject,
    pointer: string,
    from: BundledFile,
  ): Promise<void> {
    // `source` is that of a sample.
    for (const key of kind === 'leaf' ? ['description', 'source'] : ['description']) {
      const held = value[key];
      const ref = isObject(held) ? held.$ref : undefined;
      if (typeof ref !== 'string') continue;
      const at = `${pointer}/${key}/$ref`;
      const text = await this.faults.attempt(at, () => this.readText(ref, from));
      if (text !== undefined) value[key] = text;
    }
  }

  private async readText(ref: string, from: BundledFile): Promise<string> {
    const [uri = ''] = ref.split('#');
    if (uri === ref && !DATA.test(uri)) return showable((await this.files.open(uri, from)).text);
    const target = await followReference(this.files, from, ref);
    const value = target.value ?? resolveStep(this.root, `#${target.pointer}`)?.value;
    if (typeof value === 'string') return value;
    throw new Refusal(
      phrase('expected.text'),
      describeValue(value),
      phrase('mend.correctReference'),
    );
  }
}

/** Nothing of what is no text. */
function textOf(file: BundledFile): string | undefined {
  try {
    return showable(file.text);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
}
