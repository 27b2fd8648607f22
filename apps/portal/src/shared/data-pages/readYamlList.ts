import { YamlReading } from './YamlReading';

/**
 * Reads a YAML file of our own that is a list.
 *
 * @param name what its members are, in the plural, as messages name them.
 * @param readItem reads one member; what is wrong with it, it says to the reading.
 * @throws {Error} with file and line of every fault.
 */
export function readYamlList<Item>(
  file: string,
  name: string,
  readItem: (node: unknown, reading: YamlReading) => Item,
): readonly Item[] {
  const reading = new YamlReading(file);
  const items = reading.readRoot(name).map((node) => readItem(node, reading));
  reading.throwFaults();
  return items;
}
