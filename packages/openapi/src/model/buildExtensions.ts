import type { BuildContext, Source } from './context.js';
import { printShown, shortenText } from './printShown.js';
import { childOf } from './read.js';
import type { Extension } from './types/extension.js';

/** Extensions that the model reads itself: pages show what they mean, so their values are not shown again. */
export const READ_EXTENSIONS: readonly string[] = [
  'x-casas-decimais',
  'x-code-samples',
  'x-codeSamples',
  'x-displayName',
  'x-documented-name',
  'x-documented-path',
  'x-enum-descriptions',
  'x-enum-varnames',
  'x-enumDescriptions',
  'x-enumNames',
  'x-logo',
  'x-tagGroups',
];

const NONE: readonly never[] = [];

/** The values of the extensions asked for, of several objects that hold together: each once. */
export function buildExtensions(
  { budget, extensions, lexemes }: Pick<BuildContext, 'budget' | 'extensions' | 'lexemes'>,
  holders: readonly Source[],
): readonly Extension[] {
  if (extensions.length === 0) return NONE;
  const built: Extension[] = [];
  for (const name of extensions) {
    for (const holder of holders) {
      const found = childOf(holder, name);
      if (!found) continue;
      const extension = { name, ...showValue(found, lexemes) };
      if (built.some((other) => other.name === name && other.text === extension.text)) continue;
      budget.countTexts([extension.text], found.pointer);
      built.push(extension);
    }
  }
  return built;
}

function showValue(
  { pointer, value }: Source,
  lexemes: BuildContext['lexemes'],
): Omit<Extension, 'name'> {
  const isText = typeof value === 'string';
  const { isCut, text } = isText ? shortenText(value) : printShown(value, pointer, lexemes);
  const language = isText ? 'text' : 'json';
  const isBlock = isText ? text.includes('\n') : typeof value === 'object' && value !== null;
  return { text, ...(isBlock ? { block: language } : {}), ...(isCut ? { cut: true } : {}) };
}
