/** Name of the `meta` that tells a page the hosts of its samples, and the simulator's address. */
export const HOSTS_META = 'sample-hosts';

/** A simulator, and the hosts that it stands for. */
export interface Simulator {
  readonly address: string;
  readonly hosts: readonly string[];
}

/** Puts the simulator's address in place of each host in a block of code; each keeps what it stands for. */
export function markHosts(block: Element, { address, hosts }: Simulator): void {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    // An address put here may hold a host itself.
    if (text.parentElement?.dataset.sampleHost !== undefined) continue;
    for (const host of hosts) {
      const at = text.data.indexOf(host);
      if (at < 0) continue;
      const found = text.splitText(at);
      // The rest is the next text, and may have a host of its own.
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

/** Puts every host back in its place. */
export function unmarkHosts(root: ParentNode): void {
  for (const mark of root.querySelectorAll<HTMLElement>('[data-sample-host]')) {
    const { parentNode } = mark;
    mark.replaceWith(mark.dataset.sampleHost ?? '');
    parentNode?.normalize();
  }
}
