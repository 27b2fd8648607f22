import { expect, type Page, test } from '@playwright/test';
import { SECURITY_HEADERS } from '../../../../deploy/headers';
import { noteViolations } from './pages/policy';

const GUIDE = '/docs/frontier/getting-started';
const ELSEWHERE = 'https://outro.example';
/** What servers say beside the page's own policy. */
const HEADER = SECURITY_HEADERS['Content-Security-Policy'] ?? '';
const RUN = 'window.ran()';

/** What stands in a page that somebody got to write into, and what refuses it. */
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

test('a page and its headers refuse scripts, styles, forms and frames that were written into it', async ({
  page,
}) => {
  const violations = await noteViolations(page);
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push('a script'));
  const foreign = noteForeignRequests(page);
  await servePolicy(page, INJECTED.map(([, html]) => html).join(''));
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
  expect(foreign()).toEqual([]);
});

test('no script of a page makes code or markup of a text', async ({ page }) => {
  await servePolicy(page, '');
  await page.goto(GUIDE);
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
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
});

test('no other site shows a page in a frame', async ({ baseURL, page }) => {
  const other = String(baseURL).replace('127.0.0.1', 'localhost');
  await servePolicy(page, '');
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

/** Serves the guide with the headers of a server, and with something written into its head. */
async function servePolicy(page: Page, injected: string): Promise<void> {
  await page.route(`**${GUIDE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `${injected}</head>`);
    const headers = { ...response.headers(), 'content-security-policy': HEADER };
    return route.fulfill({ response, headers, body });
  });
}

function noteForeignRequests(page: Page): () => string[] {
  const requests: string[] = [];
  page.on('requestfinished', (request) => requests.push(request.url()));
  return () => requests.filter((url) => url.startsWith(ELSEWHERE));
}
