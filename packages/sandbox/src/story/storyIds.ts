import type { Examples } from '../contract/Examples.js';
import { storyIdentifiers } from '../domain/storyIds.js';
import type { Rules } from '../rules/Rules.js';

/**
 * The identifiers of the guides' story by what they are given to, as the rule says: `exemplos` leads to the
 * contracts' examples.
 * @throws Error naming what leads nowhere
 */
export function readStoryIds(rules: Rules, examples: Examples): ReadonlyMap<string, string> {
  const { exemplos, outros } = rules.of(storyIdentifiers);
  const shown = [...exemplos].map(([kind, place]): [string, string] => [
    kind,
    follow(place, examples),
  ]);
  return new Map([...shown, ...outros]);
}

/** `criarCadastro cadastroCriado id`, or `consultarRepresentanteLegal {id}`. */
function follow(place: string, examples: Examples): string {
  const [call = '', name = '', path = ''] = place.split(' ');
  const [, parameter] = /^\{(.+)\}$/.exec(name) ?? [];
  if (parameter !== undefined) return examples.parameter(call, parameter);
  return String(examples.response(call, name, path));
}
