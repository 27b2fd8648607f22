import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readContractIndex } from '../../contracts/buildContractIndex';
import { parseMdx, readAttributes } from '../../shared/mdx/jsxNodes';

/** The component with which readers choose the host of a page's samples. */
export const SWITCH_PART = 'HostSwitch';
/** Attribute of an element whose samples keep their host (`client/switchSamples.ts`). */
const FIXED = 'data-call';
/** A complete operation in a guide, as an author writes it. The head of its page has the switch. */
const OPERATION = /^<Operation id="([^"]+)"/;

/**
 * Remark plugin: inserts the host switch before the first sample of a page that calls a service, unless the page has
 * one. It runs after the plugins that insert contract content into guides.
 */
export function placeSwitch(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const { calls, services } = readContractIndex();
    const hosts = Object.values(services).flatMap((service) => service.hosts);
    const showsCall = ({ value }: Code) => hosts.some((host) => value.includes(host));
    const hasSwitch = (node: MdxJsxFlowElement): boolean => {
      if (node.name === SWITCH_PART) return true;
      const { start, end } = node.position ?? {};
      const written = String(file.value).slice(start?.offset, end?.offset);
      return Object.hasOwn(calls, OPERATION.exec(written)?.[1] ?? '');
    };
    visit(tree, (node, position, parent) => {
      if (node.type === 'mdxJsxFlowElement') {
        if (hasSwitch(node)) return EXIT;
        return readAttributes(node).has(FIXED) ? SKIP : undefined;
      }
      if (node.type !== 'code' || !parent || position === undefined || !showsCall(node))
        return undefined;
      parent.children.splice(position, 0, ...parseMdx(`<${SWITCH_PART} />`));
      return EXIT;
    });
  };
}
