import type { Element, ElementContent, Root, RootContent } from 'hast';

type Parent = Root | Element;

/**
 * Calls a function for every element of a tree, each before what is in it.
 *
 * @param visit may change the element, or the children of its parent; returns the position to go on at, where
 *   it has put something else in the element's place.
 */
export function visitElements(
  tree: Parent,
  visit: (element: Element, index: number, parent: Parent) => number | undefined,
): void {
  for (let index = 0; index < tree.children.length; index += 1) {
    const child: RootContent | ElementContent | undefined = tree.children[index];
    if (child?.type !== 'element') continue;
    const next = visit(child, index, tree);
    if (next === undefined) visitElements(child, visit);
    else index = next - 1;
  }
}
