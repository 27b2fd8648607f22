import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { loadRules, type Replacements } from '../rules/loadRules.js';

/**
 * Draws one alternative of each parameter that has several. A seed gives the same draw again, and a new rule does not
 * change the others.
 */
export function drawSurprises(seed: string): Replacements {
  const drawn = loadRules().entries.map(({ alternatives = {}, id }) => {
    const parameters = Object.entries(alternatives).map(([name, values]) => [
      name,
      values[readNumber(`${seed} ${id} ${name}`) % values.length],
    ]);
    return [id, Object.fromEntries(parameters)];
  });
  return Object.fromEntries(drawn);
}

function readNumber(text: string): number {
  return new DataView(sha256(utf8ToBytes(text)).buffer).getUint32(0);
}
