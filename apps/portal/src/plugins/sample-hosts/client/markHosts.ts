/** Name of the `meta` with the hosts of a page's samples and the simulator's address. */
export const HOSTS_META = 'sample-hosts';

/** A simulator, and the hosts that it replaces. */
export interface Simulator {
  readonly address: string;
  readonly hosts: readonly string[];
}

/** Replaces each host in a block of code with the simulator's address. Each element keeps its host. */
export function markHosts(block: Element, { address, hosts }: Simulator): void {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    // An inserted address may contain a host itself.
    if (text.parentElement?.dataset.sampleHost !== undefined) continue;
    for (const host of hosts) {
      const at = text.data.indexOf(host);
      if (at < 0) continue;
      const found = text.splitText(at);
      // The rest becomes the next text node and may contain another host.
      found.splitText(host.length);
      const mark = document.createElement('span');
      mark.dataset.sampleHost = host;
      mark.title = host;
      mark.textContent = address;
      found.replaceWith(mark);
      break;
    }
  }
}

/** Restores the original hosts. */
export function unmarkHosts(root: ParentNode): void {
  for (const mark of root.querySelectorAll<HTMLElement>('[data-sample-host]')) {
    const { parentNode } = mark;
    mark.replaceWith(mark.dataset.sampleHost ?? '');
    parentNode?.normalize();
  }
}
