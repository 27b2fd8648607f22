import type { Code, Root } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readContractIndex } from '../../contracts/buildContractIndex';
import { isCallKey } from '../../contracts/partKeys';
import { parseMdx, readAttributes } from '../../shared/mdx/jsxNodes';

/** The component with which readers choose the host of a page's samples. */
export const SWITCH_PART = 'HostSwitch';
/** Attribute of an element whose samples keep their host (`client/switchSamples.ts`). */
const FIXED = 'data-call';

/**
 * Remark plugin: inserts the host switch before the first sample of a page that calls a service. Guides of calls have it
 * in their head. It runs after the plugins that insert contract content into guides.
 */
export function placeSwitch(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    if (file.data.staticHtml?.some(isCallKey)) return;
    const hosts = Object.values(readContractIndex().services).flatMap((service) => service.hosts);
    const showsCall = ({ value }: Code) => hosts.some((host) => value.includes(host));
    visit(tree, (node, position, parent) => {
      if (node.type === 'mdxJsxFlowElement') {
        if (node.name === SWITCH_PART) return EXIT;
        return readAttributes(node).has(FIXED) ? SKIP : undefined;
      }
      if (node.type !== 'code' || !parent || position === undefined || !showsCall(node))
        return undefined;
      parent.children.splice(position, 0, ...parseMdx(`<${SWITCH_PART} />`));
      return EXIT;
    });
  };
}
