import { describeValue, isObject, nearestName } from '@frontier/openapi';
import { say } from './labels/faults/index.js';
import { LANGUAGES } from './labels/languageTables.js';
import { LAYOUTS } from './paging/layout.js';

/** A kind of value: what messages call it, and whether one is of it. */
interface OptionKind {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFunction: OptionKind = {
  expected: 'a function',
  fits: (value) => typeof value === 'function',
};
const isTextOption: OptionKind = { expected: 'a text', fits: isText };
const isLink: OptionKind = {
  expected: 'an object with "label" and "href"',
  fits: (value) => isObject(value) && isText(value.label) && isText(value.href),
};
const isLabels: OptionKind = {
  expected: 'labels, as `english` or as `createLabels` makes them',
  fits: (value) => isObject(value) && typeof (value as { listOf?: unknown }).listOf === 'function',
};
const isModelLabels: OptionKind = {
  expected: 'labels, with "language" and "placeholders"',
  fits: (value) => isObject(value) && isText(value.language) && isObject(value.placeholders),
};

const isFlag: OptionKind = {
  expected: 'true or false',
  fits: (value) => typeof value === 'boolean',
};

/** Every option of the public functions, by name. */
const KINDS = {
  addressOf: isFunction,
  back: isLink,
  badges: { expected: 'a Map by anchor', fits: (value) => value instanceof Map },
  choices: {
    expected: 'a list of objects with "label", "name" and "options"',
    fits: (value) =>
      Array.isArray(value) &&
      value.every((one) => isObject(one) && isText(one.name) && Array.isArray(one.options)),
  },
  css: isTextOption,
  downloads: {
    expected: 'a list of objects with "label" and "href"',
    fits: (value) => Array.isArray(value) && value.every(isLink.fits),
  },
  history: isLink,
  labels: isLabels,
  layout: {
    expected: LAYOUTS.join(', '),
    fits: (value) => LAYOUTS.some((layout) => layout === value),
  },
  linkTo: isFunction,
  logo: {
    expected: 'an object with "bytes" (Uint8Array), "type" and "name"',
    fits: (value) =>
      isObject(value) &&
      (value.bytes as unknown) instanceof Uint8Array &&
      isText(value.type) &&
      isText(value.name),
  },
  modelLabels: isModelLabels,
  name: isTextOption,
  noteOf: isFunction,
  notes: { expected: 'a Map by anchor', fits: (value) => value instanceof Map },
  notice: isTextOption,
  onWarnings: isFunction,
  read: isFunction,
  resolveLink: isFunction,
  strict: isFlag,
  title: isTextOption,
} satisfies Readonly<Record<string, OptionKind>>;

type OptionName = keyof typeof KINDS;

/** The options each public function takes; those marked with `!` must be there. */
const FUNCTIONS = {
  createMarkdownParts: ['badges', 'labels!', 'linkTo!', 'resolveLink'],
  loadReference: [...(['labels', 'name'] as const), ...(['onWarnings', 'read', 'strict'] as const)],
  renderMarkdown: [
    ...(['addressOf!', 'badges', 'downloads', 'labels!'] as const),
    ...(['layout!', 'notice', 'resolveLink'] as const),
  ],
  renderReference: [
    ...(['addressOf!', 'back', 'badges', 'choices', 'downloads!', 'history'] as const),
    ...(['labels!', 'layout!', 'noteOf', 'notes', 'notice'] as const),
  ],
  renderStandaloneFolder: ['css', 'labels', 'layout!', 'logo', 'title'],
  renderStandalonePage: ['css', 'labels', 'logo', 'title'],
} as const satisfies Readonly<Record<string, readonly (OptionName | `${OptionName}!`)[]>>;

/**
 * Checks that a public function was given a model.
 *
 * @throws {TypeError} where it was not; a promise of one most of all, which only lacks its `await`.
 */
export function checkService(caller: keyof typeof FUNCTIONS, service: unknown): void {
  if (isObject(service) && Array.isArray(service.groups)) return;
  const hint = service instanceof Promise ? '; await it first' : '';
  throw new TypeError(`${caller}: expected the model that loadReference gives${hint}`);
}

/**
 * Checks what a public function was given, at once: a wrong kind would else be passed over in silence, or fail far
 * from its cause.
 *
 * @param caller the function, for the message.
 * @throws {TypeError} with the option, what it should be and what was found; of an unknown one with the nearest name.
 */
export function checkOptions(caller: keyof typeof FUNCTIONS, options: object): void {
  const taken = FUNCTIONS[caller].map((name) => ({
    name: name.replace('!', ''),
    isNeeded: name.endsWith('!'),
  }));
  const names = taken.map(({ name }) => name);
  for (const name of Object.keys(options)) {
    if (names.includes(name)) continue;
    const nearest = nearestName(name, names);
    const hint = nearest === undefined ? `it takes ${names.join(', ')}` : `is it ${nearest}?`;
    throw new TypeError(`${caller}: unknown option ${name}; ${hint}`);
  }
  const values: Readonly<Record<string, unknown>> = { ...options };
  for (const { isNeeded, name } of taken) {
    const value = values[name];
    if (value === undefined && !isNeeded) continue;
    const isOfModel = name === 'labels' && caller === 'loadReference';
    const { expected, fits } = KINDS[isOfModel ? 'modelLabels' : (name as OptionName)];
    if (fits(value)) continue;
    const found =
      typeof value === 'function' ? 'a function' : say(describeValue(value), LANGUAGES.en);
    throw new TypeError(`${caller}: option ${name}: expected ${expected}, found ${found}`);
  }
}
