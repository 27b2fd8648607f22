import { expect, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';

/** A page that is gone, and where its content is (`docs/frontier/enderecos.yml`). */
const GONE = '/docs/frontier/importar-contratos';
const NOW = '/docs/frontier/downloads';
const RULE = '#regra-situacao-do-cadastro';

test('an old anchor leads to its place on another page, on arrival and on the page', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`/docs/frontier/sandbox${RULE}`);
  await expect(page).toHaveURL(`/docs/frontier/sandbox/regras${RULE}`);
  await expect(page.locator(RULE)).toBeInViewport();
  await page.goto('/docs/frontier/homologacao');
  await hydrate(page);
  await page.evaluate(() => {
    window.location.hash = 'ONB-14';
  });
  await expect(page).toHaveURL('/docs/frontier/homologacao/onboarding-do-emissor#ONB-14');
  await expect(page.locator('#ONB-14')).toBeInViewport();
  await page.goto('/#por-onde-comecar');
  await expect(page).toHaveURL('/docs/frontier/introducao#quem-participa');
  expect(errors).toEqual([]);
});

test('a page that is gone leads on, and so does each of its places', async ({ page }) => {
  await page.goto(GONE);
  await expect(page).toHaveURL(NOW);
  await page.goto(`${GONE}#gerar-código`);
  await expect(page).toHaveURL(`${NOW}#typescript`);
  await expect(page.locator('#typescript')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an old anchor stands before its new heading', async ({ page }) => {
    await page.goto('/docs/frontier/sandbox#limites');
    const heading = page.getByRole('heading', { name: 'O que o sandbox cobre e o que não' });
    await expect(heading).toBeInViewport();
    const bar = await page.locator('.navbar').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });

  test('a page that is gone leads on', async ({ page }) => {
    await page.goto(GONE);
    await expect(page).toHaveURL(NOW);
  });
});
