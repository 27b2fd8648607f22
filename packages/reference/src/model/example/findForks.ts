import { subschemas } from '../../walkDocument.js';
import type { Source, SourceDocument } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf, textsOf } from '../read.js';
import { heirsOf } from '../schema/heirsOf.js';
import { isMapped, refOfMapping, type Tag, tagOf } from './discriminators.js';
import type { Demand, Gathered } from './gather.js';

/** One way a value may go where a schema leaves a choice. */
export interface Way {
  readonly sources: readonly Source[];
  /** The property that tells this way apart, and its value. */
  readonly tag?: Tag | undefined;
  /** Names that would make the value one of the other ways too. */
  readonly apart: Apart;
}

/** Names, but for some of them: those of all forms are kept once, not once for each form. */
export interface Apart {
  readonly names: ReadonlySet<string>;
  readonly but?: ReadonlySet<string> | undefined;
}

/** The choices one schema leaves, each with its ways in the order they are tried. */
export function findForks(document: SourceDocument, demand: Demand): Forks {
  const forks = forksOf.get(demand) ?? readForks(document, demand);
  forksOf.set(demand, forks);
  return forks;
}

type Forks = readonly (readonly Way[])[];
const forksOf = new WeakMap<Demand, Forks>();

function readForks(document: SourceDocument, demand: Demand): Forks {
  const holder: Source = demand;
  const choices = (['oneOf', 'anyOf'] as const).flatMap((key) => {
    const forms = itemsOf(holder, key);
    return forms.length === 0 ? [] : [formsOf(document, demand, forms)];
  });
  const forks = choices.length > 0 ? choices : heirWays(document, demand);
  const when = childOf(holder, 'if');
  const branches = ['then', 'else'].map((key) => childOf(holder, key));
  const conditional: Way[] = [
    PLAIN,
    { sources: [...(when ? [when] : []), ...(branches[0] ? [branches[0]] : [])], apart: NOBODY },
    {
      sources: branches[1] ? [branches[1]] : [],
      apart: namesApart(when ? textsOf(when.value, 'required') : []),
    },
  ];
  const dependent = entriesOf(holder, 'dependentSchemas').map(([name, source]): readonly Way[] => [
    PLAIN,
    { sources: [source], apart: NOBODY },
    { sources: [], apart: namesApart([name]) },
  ]);
  const not = childOf(holder, 'not');
  const excluded: Way[] = [PLAIN, { sources: [], apart: namesApart(not ? namesWanted(not) : []) }];
  return [...forks, ...(when ? [conditional] : []), ...dependent, ...(not ? [excluded] : [])];
}

const NOBODY: Apart = { names: new Set() };
const PLAIN: Way = { sources: [], apart: NOBODY };

function namesApart(names: readonly string[]): Apart {
  return { names: new Set(names) };
}

/** Forms in the order written, those that only allow null last. */
function formsOf(document: SourceDocument, demand: Demand, forms: readonly Source[]): Way[] {
  const own = forms.map((form) => new Set(namesWanted(form)));
  const all = new Set(own.flatMap((names) => [...names]));
  const ways = forms.map(
    (form, index): Way => ({
      sources: [form],
      tag: tagOf(document, demand, refOf(form)),
      apart: { names: all, but: own[index] },
    }),
  );
  const isNull = ({ sources }: Way) => textOf(sources[0]?.value ?? null, 'type') === 'null';
  return [...ways.filter((way) => !isNull(way)), ...ways.filter(isNull)];
}

/** A schema that only names a discriminator is met by those that extend it. */
function heirWays(document: SourceDocument, demand: Demand): Way[][] {
  const discriminator = childOf(demand, 'discriminator');
  if (!discriminator || demand.inherited) return [];
  const mapped = entriesOf(discriminator, 'mapping').flatMap(([, { value }]) =>
    typeof value === 'string' ? [refOfMapping(value)] : [],
  );
  const refs = mapped.length > 0 ? mapped : heirsOf(document, demand.pointer);
  if (refs.length === 0) return [];
  const ways = refs.map((ref) => ({
    sources: [{ value: { $ref: ref }, pointer: ref.slice(1) }],
    tag: tagOf(document, demand, ref),
    apart: NOBODY,
  }));
  return [[...ways, PLAIN]];
}

/** What tells an heir apart is said by the schema it extends. */
export function inheritedTags(document: SourceDocument, gathered: Gathered): Map<string, string> {
  const tags = new Map<string, string>();
  for (const demand of gathered.demands) {
    if (!demand.inherited || !childOf(demand, 'discriminator')) continue;
    const heirs = gathered.refs
      .filter((pointer) => pointer !== demand.pointer)
      .map((pointer) => `#${pointer}`);
    const heir = heirs.find((ref) => isMapped(document, demand, ref)) ?? heirs[0];
    const tag = tagOf(document, demand, heir);
    if (tag && !tags.has(tag[0])) tags.set(...tag);
  }
  return tags;
}

function refOf({ value }: Source): string | undefined {
  return textOf(value, '$ref');
}

/** Names a form asks for, itself or in its own forms. */
function namesWanted(form: Source): string[] {
  const nested = [...subschemas(form, 'allOf', 'oneOf', 'anyOf')];
  return [...textsOf(form.value, 'required'), ...nested.flatMap(namesWanted)];
}
