import { readYamlList } from '../../shared/data-pages/readYamlList';
import type { IdForm, YamlReading } from '../../shared/data-pages/YamlReading';
import type { Rule } from './Rule';

const ID: IdForm = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  name: 'o id',
  rule: 'é de minúsculas e hifens, como duracao-do-token',
};
const KEYS = ['id', 'title', 'says', 'question', 'parameters'] as const;

/**
 * Reads the simulator's rules, in their order.
 *
 * @throws {Error} naming file and line of every text that is missing, every key that isn't known and
 * every id that has another form or is given twice.
 */
export function readRules(file: string): readonly Rule[] {
  return readYamlList(file, 'regras', readRule);
}

function readRule(node: unknown, reading: YamlReading): Rule {
  reading.refuseOtherKeys(node, KEYS);
  return {
    id: reading.requireId(node, ID),
    title: reading.requireText(node, 'title'),
    says: reading.requireText(node, 'says'),
    question: reading.readText(node, 'question'),
    parameters: reading.readMap(node, 'parameters'),
    place: reading.placeOf(node),
  };
}
