import type { Page } from '@playwright/test';

/**
 * @returns undefined if an anchor's target is visible and at most 200 px below the bars or, near the end of the page, as
 * far up as the page scrolls.
 */
export function findFault(page: Page, anchor: string): Promise<string | undefined> {
  return page.evaluate(judge, anchor);
}

/** Follows links to anchors of the open page in turn and lists the faults. */
export async function followAll(page: Page, anchors: readonly string[]): Promise<string[]> {
  // The page's policy forbids code from strings.
  await page.evaluate(`window.judgeLanding = ${judge}`);
  return page.evaluate(async (names) => {
    const { judgeLanding } = window as unknown as { judgeLanding: typeof judge };
    const faults: string[] = [];
    for (const name of names) {
      follow(name);
      await nextFrame();
      const landed = judgeLanding(name);
      await nextFrame();
      const stayed = judgeLanding(name);
      if (landed) faults.push(`${name}: lands ${landed}`);
      else if (stayed) faults.push(`${name}: leaves, ${stayed}`);
    }
    return faults;

    function follow(name: string): void {
      const link = document.querySelector<HTMLAnchorElement>(`a[href$="#${CSS.escape(name)}"]`);
      if (link) link.click();
      else window.location.hash = name;
    }

    function nextFrame(): Promise<unknown> {
      return new Promise((resolve) => window.requestAnimationFrame(resolve));
    }
  }, anchors);
}

/** Runs in the page. */
function judge(anchor: string): string | undefined {
  const target = document.getElementById(anchor);
  if (!target) return 'nowhere: no such place';
  if (!target.checkVisibility()) return 'in a closed fold';
  const bars = [...document.querySelectorAll('.navbar, .r-nav > details > summary')]
    .filter((bar) => bar.checkVisibility())
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top }) => top < 200);
  const covered = Math.max(0, ...bars.map(({ bottom }) => bottom));
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
  const below = Math.round(target.getBoundingClientRect().top - covered);
  const limit = isAtEnd ? window.innerHeight - covered : 200;
  return below >= -1 && below < limit ? undefined : `${below} px below the bars`;
}
