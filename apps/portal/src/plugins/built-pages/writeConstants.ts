import { groupBy } from '@frontier/openapi';
import postcss, { type Declaration, type Rule } from 'postcss';

/** A selector of the root in any colour mode. */
const ROOT = /^(?::root|html(?:\[data-theme=\w+\])?)$/;
/** Values that mean something else in another rule. */
const KEYWORD = /^(?:inherit|initial|unset|revert(?:-layer)?)$/;

/**
 * Writes the values of custom properties that never change into the declarations that read them. A browser looks up and
 * parses a property again for each element, whenever the page opens or changes its colours.
 * @example
 * writeConstants(':root{--gap:1rem}p{margin:var(--gap)}') // ':root{--gap:1rem}p{margin: 1rem }'
 */
export function writeConstants(sheet: string): string {
  const root = postcss.parse(sheet);
  const found: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    found.push(declaration);
  });
  const properties = groupBy(found, ({ prop }) => prop);
  const isOfRoot = (name: string) =>
    properties.get(name)?.every((one) => selectorsOf(one).every((text) => ROOT.test(text)));
  const constants = new Map<string, string>();
  for (const [name, all] of properties) {
    const last = all.at(-1);
    if (!last || last.parent?.parent !== root || KEYWORD.test(last.value)) continue;
    if (!selectorsOf(last).includes(':root')) continue;
    const isAlone = all.every((one) =>
      selectorsOf(one).every((text) => selectorsOf(last).includes(text)),
    );
    const reads = Array.from(last.value.matchAll(/var\((--[\w-]+)/g), ([, read = '']) => read);
    // Where another element sets a property, it has another value.
    if (isAlone && [name, ...reads].every(isOfRoot)) constants.set(name, last.value);
  }
  // Spaces keep a value apart from its neighbours.
  const write = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (text, name) => {
      const constant = constants.get(name);
      return constant === undefined ? text : ` ${write(constant)} `;
    });
  root.walkDecls((declaration) => {
    declaration.value = write(declaration.value);
  });
  return root.toString();
}

function selectorsOf({ parent }: Declaration): string[] {
  return (parent as Rule).selectors;
}
