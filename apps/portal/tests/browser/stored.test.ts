import { expect } from '@playwright/test';
import { hydrate, noteFaults } from './pages/drive';
import { IS_WHOLE } from './pages/samples';
import { findSearch, searchFor } from './pages/search';
import { test } from './pages/test';

/* Storage keys of the site may have any value, and a fault of one client module stops no other. */

const GUIDE = '/docs/frontier/introducao';
const REFERENCE = '/docs/frontier/operacao/api';
const KEYS = [
  ...['frontier.samples.host', 'frontier.reference.language', 'frontier.reference.folds'],
  ...['docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'theme'],
];
/** `storage.test.ts` of the reference has other kinds. */
const GARBAGE = '{"each":null,"all":"x"}';

test('pages work when every stored value has parts of other types', async ({ page }) => {
  const faults = noteFaults(page);
  await page.addInitScript(
    ([keys, text]) => {
      for (const key of keys) localStorage.setItem(key, text);
    },
    [KEYS, GARBAGE] as const,
  );
  for (const route of [...(IS_WHOLE ? ['/', GUIDE] : []), REFERENCE]) {
    await page.goto(route);
    await hydrate(page);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.getByText('Python', { exact: true }).locator('visible=true').first().click();
  await expect(page.locator('.r-panel pre', { hasText: 'import' }).first()).toBeVisible();
  const { options } = await searchFor(page, 'liberar bloqueio');
  await expect(options.first()).toHaveAttribute('href', /liberarBloqueio/);
  expect(faults).toEqual([]);
});

test("a client module's fault is reported and stops no other", async ({ page }) => {
  const faults = noteFaults(page);
  await page.addInitScript(() => {
    localStorage.setItem('frontier.reference.language', 'curl');
    localStorage.setItem('frontier.samples.host', 'sandbox');
    CSS.escape = () => {
      throw new Error('a fault of the reference');
    };
  });
  await page.goto(REFERENCE);
  await expect(page.locator('pre', { hasText: '127.0.0.1:4600' }).first()).toBeAttached();
  await page.keyboard.press('/');
  await expect(findSearch(page).field).toBeFocused();
  expect(new Set(faults)).toEqual(new Set(['Error: a fault of the reference']));
});
