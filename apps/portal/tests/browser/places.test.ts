import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { sampled } from './pages/sampled';

const REFERENCE = '/docs/frontier/emissao/api';
const GUIDE = '/docs/frontier/emissao/adicionarParcelas';
const FAR = 'criarOfertaPrimaria';
/** What a reader may have chosen before: it changes the height of all that stands above the place. */
interface Left {
  readonly folds: 'open' | 'closed';
  readonly size: '10' | '15';
}

const LEFT: readonly Left[] = [
  { folds: 'open', size: '15' },
  { folds: 'closed', size: '10' },
];

async function leave(page: Page, { folds, size }: Left): Promise<void> {
  await page.goto(GUIDE);
  await page.evaluate(
    ([all, code]) => {
      localStorage.setItem('frontier.reference.folds', JSON.stringify({ all, each: {} }));
      localStorage.setItem('frontier.reference.code-size', code);
    },
    [folds === 'open', size] as const,
  );
}

function topOf(page: Page, anchor: string): Promise<number> {
  return page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    anchor,
  );
}

/** Reads a bit below the start of the place. */
async function readOn(page: Page, anchor: string): Promise<number> {
  await page.locator(`#${anchor}`).evaluate((place) => place.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, 300));
  return topOf(page, anchor);
}

for (const left of LEFT) {
  for (const react of [false, true]) {
    const { folds, size } = left;
    const state = `folds ${folds}, code size ${size}, ${react ? 'with' : 'before'} React`;

    test(
      `a reload and a visit elsewhere lead back to where the reader was: ${state}`,
      sampled(folds === 'open' && react),
      async ({ page }) => {
        const start = () => (react ? hydrate(page) : undefined);
        await leave(page, left);
        await page.goto(`${REFERENCE}#consultarSolicitacao.200.emissor`);
        await start();
        const top = await readOn(page, FAR);
        await page.reload();
        await start();
        await expect.poll(() => topOf(page, FAR)).toBe(top);
        await page.goto(GUIDE);
        await page.goBack();
        await start();
        await expect.poll(() => topOf(page, FAR)).toBe(top);
      },
    );

    test(
      `back within a page leads to where the reader was: ${state}`,
      sampled(folds === 'open' && react),
      async ({ page }) => {
        await leave(page, left);
        await page.goto(REFERENCE);
        if (react) await hydrate(page);
        const top = await readOn(page, FAR);
        await page.locator('.r-nav a[href$="#consultarSolicitacao"]').click();
        await expect.poll(() => topOf(page, 'consultarSolicitacao')).toBe(60);
        await page.goBack();
        await expect.poll(() => topOf(page, FAR)).toBe(top);
        await page.goForward();
        await expect.poll(() => topOf(page, 'consultarSolicitacao')).toBe(60);
      },
    );
  }
}
