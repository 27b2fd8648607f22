import { expect } from '@playwright/test';
import { topOf } from './pages/measure';
import { IS_WHOLE, KINDS_OF_PAGE } from './pages/samples';
import { test } from './pages/test';

test.use({ javaScriptEnabled: false });

const CALLS = '/docs/frontier/emissao/criarNovaSolicitacao';
const TERM = '.term:has(a[href$="#central-depositaria"])';
const SIGNATURES = '/docs/frontier/webhook/autenticacao';
/** One address of each kind of page with controls. */
const ROUTES = [
  KINDS_OF_PAGE['front page'],
  KINDS_OF_PAGE.reference,
  '/docs/frontier/getting-started',
  '/docs/frontier/jornadas/nota-comercial',
  '/docs/frontier/pos-emissao/bloqueios/criarBloqueio',
  SIGNATURES,
  '/busca',
  ...(IS_WHOLE ? Object.values(KINDS_OF_PAGE) : []),
];

test('no control is shown that only a script answers', async ({ page }) => {
  // Popovers need no script.
  const controls =
    'button:visible:not([popovertarget]), [role=button]:visible:not([href]), input:visible:not([type=radio]), textarea:visible';
  for (const route of ROUTES) {
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page
        .locator(controls)
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      expect.soft(shown, `${route} at ${width} px`).toEqual([]);
    }
    await expect(page.locator(':is(.host-switch, .run-step, .r-run):visible')).toHaveCount(0);
    if (route === SIGNATURES) {
      await expect(page.locator('.needs-script')).toContainText('Sem ele, use o comando abaixo');
    }
    if (route === '/busca') {
      await expect(page.getByText('precisa de JavaScript')).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'Glossário' })).toBeVisible();
    }
  }
});

test('cards are links as a whole', async ({ page }) => {
  for (const [route, name, target] of [
    ['/', 'Emissão', '/docs/frontier/emissao'],
    ['/docs', 'Cumprir uma ordem de bloqueio', '/docs/frontier/jornadas/bloqueios'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('a a')).toHaveCount(0);
    const link = page.getByRole('link', { name, exact: true });
    const card = page.locator('main li', { has: link }).last();
    await card.click({ position: { x: 3, y: 3 } });
    await expect(page).toHaveURL(target);
  }
  await page.goto('/docs');
  await page.getByRole('link', { name: 'Referência da API de Emissão' }).click();
  await expect(page).toHaveURL('/docs/frontier/emissao/api');
});

test('a term shows its definition on hover and on focus', async ({ page }) => {
  await page.goto('/docs/frontier/emissao');
  const definition = page.locator(TERM).locator('[role=tooltip]');
  await expect(definition).toBeHidden();
  await page.locator(`${TERM} > a`).hover();
  await expect(definition).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(definition).toBeHidden();
  await page.locator(`${TERM} > a`).focus();
  await expect(definition).toBeVisible();
});

test('the languages of a reference are switched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reference = '/docs/frontier/pos-emissao/api';
  await page.goto(`${reference}#transferirTitularidade`);
  await page.locator('.r-nav summary').click();
  await page.locator('.r-oplist').getByRole('link', { name: 'Criar bloqueio' }).click();
  await expect(async () => {
    const title = await topOf(page, '#criarBloqueio h3');
    const list = await page.locator('.r-oplist').boundingBox();
    expect(title).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
    expect(title).toBeLessThan(844);
  }).toPass();
  await page.locator('#criarBloqueio .r-examples > summary').click();
  const panel = page.locator('#criarBloqueio .r-panel').first();
  await expect(panel.locator('pre').locator('visible=true')).toContainText('curl');
  await panel.getByRole('radio', { name: 'C#' }).check();
  await expect(panel.getByText('using System.Net.Http.Headers').first()).toBeVisible();
  await expect(panel.locator('pre').locator('visible=true')).toHaveCount(1);
});

test('the calls of a guide are reached from its list', async ({ page }) => {
  await page.goto(CALLS);
  await page.getByRole('navigation', { name: 'Chamadas desta página' }).getByText('PUT').click();
  await expect(page).toHaveURL(/#atualizar-solicita/);
  expect(await topOf(page, '[id="atualizar-solicitação"]')).toBeLessThan(200);
  await page.goto(`${CALLS}#a-chamada`);
  expect(await topOf(page, '[id="criar-solicitação"]')).toBeLessThan(200);
  const outline = page.locator('.theme-doc-toc-mobile');
  const next = outline.getByRole('link', { name: 'Próximo passo' });
  await expect(next).toBeHidden();
  await outline.getByText('Nesta página').click();
  await expect(next).toBeVisible();
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const link = page.getByRole('link', { name: 'Abrir em Markdown' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${CALLS}.md`);
});

test('a question opens at its place', async ({ page }) => {
  await page.goto('/docs/frontier/perguntas#ordem-das-listas');
  await expect(page.locator('#ordem-das-listas')).toBeInViewport();
  await expect(page.locator('#ordem-das-listas dl')).toBeVisible();
  const answer = page.locator('.question-answer').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(60);
  await expect(page.locator('.navbar')).toBeHidden();
});

test('a step of homologation opens at its address', async ({ page }) => {
  await page.goto('/docs/frontier/homologacao#ONB-08');
  const row = page.locator('#ONB-08');
  await row.getByRole('link', { name: 'ONB-06', exact: true }).first().click();
  await expect(page.locator('#ONB-06')).toBeInViewport();
  const result = page.locator('#ONB-01 dl');
  await expect(result).toBeHidden();
  await page.getByRole('checkbox', { name: 'Só o núcleo' }).check();
  await expect(page.locator('.fold-row:not([data-chief]):visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(result).toBeVisible();
});
