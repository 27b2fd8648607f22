import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { findViolations, paintDark } from './pages/findViolations';
import { hydrate } from './pages/hydrate';
import { sampled } from './pages/sampled';

const ROUTES = [
  'introducao',
  'emissao',
  'webhook',
  'jornadas/nota-comercial',
  'jornadas/transferencias',
  'jornadas/oferta-primaria',
];

/** Pages with the pictures of the domain. */
const PICTURED = ['/docs/frontier', '/docs/frontier/conceitos/estados'];
const PICTURES = '.life, .states, .map';

/** Labels that leave their box, and the smallest text, in pixels on the screen. */
function measure(page: Page): Promise<{ outside: string[]; smallest: number }> {
  return page.evaluate(() => {
    const outside: string[] = [];
    const sizes: number[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('.diagram svg')) {
      const drawing = svg.getBoundingClientRect();
      const scale = drawing.width / svg.viewBox.baseVal.width;
      for (const text of svg.querySelectorAll('text')) {
        sizes.push(Number.parseFloat(getComputedStyle(text).fontSize) * scale);
        const shape = text.parentElement?.firstElementChild?.getBoundingClientRect() ?? drawing;
        const label = text.getBoundingClientRect();
        const isInside = [shape, drawing].every(
          (box) => label.left >= box.left && label.right <= box.right && label.bottom <= box.bottom,
        );
        if (!isInside) outside.push(text.textContent ?? '');
      }
    }
    return { outside, smallest: Math.min(...sizes) };
  });
}

for (const route of ROUTES) {
  test(
    `diagrams of ${route} are accessible in both modes, and at 360 px each label is readable in its box`,
    sampled(route === 'jornadas/transferencias'),
    async ({ page }) => {
      await page.goto(`/docs/frontier/${route}`);
      const { violations } = await new AxeBuilder({ page }).include('.diagram').analyze();
      expect.soft(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await paintDark(page);
      expect.soft(await findViolations(page, { within: '.diagram', rules: 'colours' })).toEqual([]);
      await page.setViewportSize({ width: 360, height: 700 });
      const { outside, smallest } = await measure(page);
      expect.soft(outside).toEqual([]);
      expect.soft(smallest).toBeGreaterThanOrEqual(11);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const hidden = await page
        .locator('.diagram > [role="group"]')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect.soft(Math.max(...hidden)).toBe(0);
    },
  );
}

for (const address of PICTURED) {
  test(`pictures of ${address} are accessible in both modes, and at 360 px nothing leaves them`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const picture of PICTURES.split(', ')) {
      if ((await page.locator(picture).count()) === 0) continue;
      const { violations } = await new AxeBuilder({ page }).include(picture).analyze();
      expect.soft(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
    await paintDark(page);
    await page.setViewportSize({ width: 360, height: 700 });
    const outside = await page.locator(PICTURES).evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('a, code, span, strong')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.left < left || box.right > right);
          })
          .map((part) => part.textContent);
      }),
    );
    expect.soft(outside).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('a diagram is painted in the colours of the mode, and stays when the page wakes', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const colours = async (mode: string) => {
    await page.goto(`/docs/frontier/webhook?docusaurus-theme=${mode}`);
    return page
      .locator('.diagram .d-node')
      .first()
      .evaluate((box) =>
        [...box.children].map((shape) => getComputedStyle(shape).getPropertyValue('fill')),
      );
  };
  const [lightBox, lightText] = await colours('light');
  const [darkBox, darkText] = await colours('dark');
  expect(new Set([lightBox, lightText, darkBox, darkText]).size).toBe(4);
  await hydrate(page);
  await expect(page.getByRole('img', { name: /^Quem chama quem Seu sistema grava/ })).toBeVisible();
  expect(faults).toEqual([]);
});
