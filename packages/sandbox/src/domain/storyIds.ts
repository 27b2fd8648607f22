import { defineRule } from '../rules/defineRule.js';
import { aText, mapOf } from '../rules/readers.js';
import type { Work } from '../work/Work.js';

/** The identifiers of the guides' story, by what they are given to. */
export const storyIdentifiers = defineRule('identificadores-da-historia', {
  exemplos: mapOf(aText),
  outros: mapOf(aText),
});

/** The identifier of what is made now: the story's, for the first of a kind after a seed, or a new one. */
export async function newIdOf(work: Work, kind: string): Promise<string> {
  return (await takeStoryId(work, kind)) ?? work.newId();
}

/** What the story gives to the first of a kind; only once. */
export async function takeStoryId(
  { tx, company, rules }: Work,
  kind: string,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('story_ids')
    .where('company', '=', company)
    .where('kind', '=', kind)
    .returning('value')
    .executeTakeFirst();
  if (taken) rules.of(storyIdentifiers);
  return taken?.value;
}
