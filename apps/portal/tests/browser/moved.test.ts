import { expect } from '@playwright/test';
import { hydrate, noteFaults } from './pages/drive';
import { test } from './pages/test';

/** A removed page and the new address of its content (`docs/frontier/enderecos.yml`). */
const GONE = '/docs/frontier/importar-contratos';
const NOW = '/docs/frontier/downloads';
const RULE = '#regra-situacao-do-cadastro';

test('pages that are gone and old anchors lead to their places, on arrival and on the page', async ({
  page,
}) => {
  const faults = noteFaults(page);
  await page.goto(`${GONE}#gerar-código`);
  await expect(page).toHaveURL(`${NOW}#typescript`);
  await expect(page.locator('#typescript')).toBeInViewport();
  await page.goto(`/docs/frontier/sandbox${RULE}`);
  await expect(page).toHaveURL(`/docs/frontier/sandbox/regras${RULE}`);
  await expect(page.locator(RULE)).toBeInViewport();
  await page.goto('/docs/frontier/homologacao/onboarding-do-emissor#ONB-14');
  await expect(page).toHaveURL('/docs/frontier/homologacao#ONB-14');
  await expect(page.locator('#ONB-14')).toBeInViewport();
  await page.goto('/docs/frontier/sandbox');
  await hydrate(page);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, RULE);
  await expect(page).toHaveURL(`/docs/frontier/sandbox/regras${RULE}`);
  await page.goto('/#por-onde-comecar');
  await expect(page).toHaveURL('/docs/frontier/introducao#quem-participa');
  expect(faults).toEqual([]);
});
