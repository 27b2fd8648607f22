import { expect, type Page } from '@playwright/test';
import { hydrate, noteFaults } from './pages/drive';
import { noteViolations } from './pages/policy';
import { IS_WHOLE, KINDS_OF_PAGE, listRoutes } from './pages/samples';
import { findSearch, searchFor } from './pages/search';
import { test } from './pages/test';

/* The pages' policy and the server's headers (`deploy/headers.ts`) refuse attacks, and nothing of the site. */

const GUIDE = '/docs/frontier/getting-started';
const ELSEWHERE = 'https://outro.example';
const RUN = 'window.ran()';
const NEXT = '/docs/frontier/jornadas';

/** Pages with special content: diagrams, own components, parts of static HTML, filters, embedded HTML. */
const ROUTES = IS_WHOLE
  ? [...listRoutes().filter((route) => route !== NEXT), '/nao-existe']
  : [KINDS_OF_PAGE['guide with parts of its own']];

/** Injected HTML, and the directive that refuses it. */
const INJECTED = [
  ['base-uri', `<base href="${ELSEWHERE}/">`],
  ['script-src-elem', `<script>${RUN}</script>`],
  ['script-src-elem', `<script src="${ELSEWHERE}/a.js"></script>`],
  ['script-src-elem', '<script src="data:text/javascript,window.ran()"></script>'],
  ['script-src-attr', `<img src="/nao-existe.png" alt="" onerror="${RUN}">`],
  ['style-src-elem', '<style>h1 { display: none; }</style>'],
  ['style-src-attr', '<p id="styled" style="position:fixed">x</p>'],
  ['style-src-elem', `<link rel="stylesheet" href="${ELSEWHERE}/a.css">`],
  ['img-src', `<img src="${ELSEWHERE}/a.png" alt="">`],
  ['frame-src', `<iframe src="${ELSEWHERE}/a"></iframe>`],
  ['object-src', '<object data="/img/logo.svg"></object>'],
  ['form-action', `<form id="send" action="${ELSEWHERE}/"></form>`],
] as const;

for (const route of ROUTES) {
  test(`${route}: nothing of the site is refused`, async ({ page }) => {
    const violations = await noteViolations(page);
    const faults = noteFaults(page);
    await page.goto(route);
    await hydrate(page);
    await page.locator('[data-color-mode]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openFolds(page);
    await searchInDialog(page);
    await page.locator(`.footer a[href="${NEXT}"]`).click();
    await expect(page.locator('main h1')).toHaveText('Jornadas');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await openFolds(page);
    await page.goForward();
    await expect(page.locator('main h1')).toHaveText('Jornadas');
    expect([...violations, ...faults]).toEqual([]);
  });
}

test('a page refuses what was written into it', async ({ page }) => {
  const violations = await noteViolations(page);
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push('a script'));
  const foreign: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(ELSEWHERE)) foreign.push(request.url());
  });
  await page.route(`**${GUIDE}`, async (route) => {
    const response = await route.fetch();
    const injected = INJECTED.map(([, html]) => html).join('');
    const body = (await response.text()).replace('</head>', `${injected}</head>`);
    return route.fulfill({ response, body });
  });
  await page.goto(GUIDE);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#styled')).toHaveCSS('position', 'static');
  await page.locator('#send').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const wanted = new Set(INJECTED.map(([directive]) => directive));
  await expect
    .poll(() => new Set(violations.map((violation) => violation.split(' ')[0])))
    .toEqual(wanted);
  expect(ran).toEqual([]);
  expect(page.url()).toContain(GUIDE);
  expect(foreign).toEqual([]);
});

test('no script makes code of a text, and no site frames a page', async ({ baseURL, page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const refused = await page.evaluate((code) => {
    const attempt = (act: () => unknown) => {
      try {
        return String(act());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    const holder = document.createElement('p');
    return [
      attempt(() => {
        script.src = '/assets/js/a.js';
      }),
      attempt(() => {
        script.textContent = code;
      }),
      attempt(() => {
        holder.innerHTML = `<img src="/nao-existe.png" onerror="${code}">`;
        return holder.childElementCount;
      }),
      attempt(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): object };
        };
        return trustedTypes.createPolicy('portal-html', {});
      }),
    ];
  }, RUN);
  expect(refused).toEqual(['TypeError', 'SyntaxError', '0', 'TypeError']);

  const other = String(baseURL).replace('127.0.0.1', 'localhost');
  await page.route(`${other}/quadro`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${baseURL}${GUIDE}"></iframe>`,
    }),
  );
  await page.goto(`${other}/quadro`);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});

async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

async function searchInDialog(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/busca') return;
  await searchFor(page, 'cnpj');
  await page.keyboard.press('Escape');
  await expect(findSearch(page).dialog).toBeHidden();
}
