import { expect, test } from '@playwright/test';

const PAGE = '/docs/frontier/perguntas';

test.describe('the questions to take to Frontier without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens at its place, and what blocks stands first in its area', async ({
    page,
  }) => {
    await page.goto(`${PAGE}#ordem-das-listas`);
    await expect(page.locator('#ordem-das-listas')).toBeInViewport();
    const blocking = await page
      .locator('h2#convencoes ~ .question')
      .evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('data-blocking') === 'true').slice(0, 5),
      );
    expect(blocking).toEqual([true, true, true, true, false]);
  });

  test('paper has room for each answer and no bars', async ({ page }) => {
    await page.goto(PAGE);
    const answer = page.locator('.question-answer').first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())?.height).toBeGreaterThan(60);
    await expect(page.locator('.navbar')).toBeHidden();
  });

  test('nothing is wider than a screen of 360 px to 1920 px', async ({ page }) => {
    await page.goto(PAGE);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${width} px`).toBe(0);
    }
  });
});

test('the spreadsheet of questions downloads', async ({ page }) => {
  await page.goto(PAGE);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar as perguntas em CSV' }).click();
  expect((await waiting).suggestedFilename()).toBe('perguntas.csv');
});
