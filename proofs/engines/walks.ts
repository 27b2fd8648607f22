import { waitUntil } from '../sandbox/support/waitUntil';
import type { Browser } from './Browser';

const REFERENCE = '/docs/frontier/pos-emissao/api';
const SIGNATURE = '/docs/frontier/webhook/autenticacao';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/frontier/introducao',
  '/docs/frontier/emissao/criarNovaSolicitacao',
  REFERENCE,
  SIGNATURE,
  '/docs/frontier/conceitos/estados',
  '/docs/frontier/glossario',
  '/docs/frontier/perguntas',
  '/blog/welcome',
  '/no-such-page',
] as const;

/** A walk throws if something a reader should see is missing. */
type Walk = (browser: Browser, origin: string) => Promise<void>;

/** Walks of a reader through the site, by name. They assert sizes: an element can be present and invisible. */
export const SITE_WALKS: Readonly<Record<string, Walk>> = {
  async 'ten pages have a title, no sideways scroll and no fault'(browser, origin) {
    for (const page of PAGES) {
      await browser.open(origin + page);
      await see(browser, 'h1', { height: 20 });
      const overflow = await browser.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) throw new Error(`${page} scrolls ${overflow} px sideways`);
      await hydrate(browser);
      await noFaults(browser, page);
    }
  },

  async 'a deep link opens its place'(browser, origin) {
    await browser.open(`${origin}${REFERENCE}#criarBloqueio`);
    await see(browser, '[id="criarBloqueio"]', { height: 16 });
  },

  async 'the sidebar leads on and Back returns'(browser, origin) {
    await browser.open(`${origin}/docs/frontier/introducao`);
    await browser.click('.menu a[href="/docs/frontier/getting-started"]');
    await titled(browser, 'Primeira chamada');
    await noFaults(browser, 'after a move');
    await browser.back();
    await titled(browser, 'Introdução');
  },

  async 'the colour mode changes the whole page, scroll bars included'(browser, origin) {
    await browser.open(`${origin}/docs/frontier/introducao`);
    const before = await ground(browser);
    await browser.click('[data-color-mode]');
    await waitUntil(async () => (await ground(browser)) !== before, 'another ground');
    const scrollBar = await browser.run(() => {
      const menu = document.querySelector('nav.menu') ?? document.body;
      return getComputedStyle(menu).scrollbarColor;
    });
    if (scrollBar === 'auto') throw new Error("the sidebar's scroll bar stays light");
    await browser.click('[data-color-mode]');
  },

  async 'the search shows its results, and Enter opens the first'(browser, origin) {
    await browser.open(`${origin}/docs/frontier/introducao`);
    await browser.pressControl('k');
    await see(browser, '#busca:popover-open input', { height: 16 });
    await browser.type('liberar bloqueio');
    await see(browser, '#busca:popover-open [role=listbox]', { height: 200 });
    await see(browser, '#busca:popover-open [role=option]', { height: 24, count: 4 });
    const isCovered = await browser.run(() => {
      const menu = document.querySelector('nav.menu') ?? document.body;
      const { scrollbarColor, scrollbarWidth } = getComputedStyle(menu);
      return scrollbarColor === undefined && scrollbarWidth !== 'none';
    });
    if (isCovered) throw new Error("the sidebar's scroll bar is painted over the search");
    await browser.pressEnter();
    await titled(browser, 'Liberar bloqueio');
  },

  async 'tabs of a sample show one language'(browser, origin) {
    await browser.open(`${origin}/docs/frontier/emissao/criarNovaSolicitacao`);
    await browser.run(() => {
      const tabs = [...document.querySelectorAll<HTMLElement>('.r-tab label')];
      const python = tabs.find((tab) => tab.checkVisibility() && tab.textContent === 'Python');
      if (!python) throw new Error('no tab for Python');
      python.click();
    });
    await waitUntil(
      () =>
        browser.run(() =>
          [...document.querySelectorAll('.r-code')].some(
            (code) => code.checkVisibility() && code.textContent?.includes('import requests'),
          ),
        ),
      'the Python sample',
    );
  },

  async 'a mark opens its question'(browser, origin) {
    await browser.open(`${origin}/docs/frontier/conceitos/datas`);
    await browser.click('button.assumption-mark');
    await see(browser, '.assumption:popover-open', { height: 40 });
  },

  async 'the signature checker answers'(browser, origin) {
    await browser.open(origin + SIGNATURE);
    await browser.click('[name=secret]');
    await browser.type('segredo');
    await browser.click('[name=headers]');
    await browser.type('X-Assinatura: 00');
    await browser.click('[name=body]');
    await browser.type('corpo');
    await browser.click('[data-tool=signature] .button--primary');
    await see(browser, '[data-tool=signature] [data-answer] *', { height: 16 });
    await noFaults(browser, SIGNATURE);
  },
};

/** The simulator's console: a call is found, sent and answered. */
export const consoleWalk: Walk = async (browser, origin) => {
  await browser.open(`${origin}/_sandbox/#/chamadas/listarCadastros`);
  await titled(browser, 'Listar cadastros');
  await browser.click('.send button');
  await see(browser, '.answer pre', { height: 20 });
};

/** Waits until some elements are tall enough and the topmost of the window at their middle. */
export async function see(
  browser: Browser,
  selector: string,
  { count = 1, height }: { count?: number; height: number },
): Promise<void> {
  const seen = () =>
    browser.run(
      (wanted: string, least: number) =>
        [...document.querySelectorAll(wanted)].filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.height < least || box.bottom <= 0 || box.top >= innerHeight) return false;
          const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
          const top = document.elementFromPoint(box.left + box.width / 2, middle);
          return top !== null && (element.contains(top) || top.contains(element));
        }).length,
      selector,
      height,
    );
  await waitUntil(
    async () => (await seen()) >= count,
    `${count} of ${selector}, ${height} px tall and on top`,
  );
}

export async function titled(browser: Browser, title: string): Promise<void> {
  await waitUntil(
    () =>
      browser.run(
        (wanted: string) => document.querySelector('h1')?.textContent?.includes(wanted) ?? false,
        title,
      ),
    `the title ${title}`,
  );
}

/** Starts React as a control of a tool does. It prefetches the pages that visible links lead to. */
async function hydrate(browser: Browser): Promise<void> {
  await browser.run(() => {
    const tool = document.body.appendChild(document.createElement('div'));
    tool.dataset.needsReact = '';
    tool.dispatchEvent(new Event('pointerover', { bubbles: true }));
    tool.remove();
  });
  await waitUntil(
    () => browser.run(() => document.documentElement.dataset.hasHydrated === 'true'),
    'React',
  );
}

function ground(browser: Browser): Promise<string> {
  return browser.run(() => getComputedStyle(document.documentElement).backgroundColor);
}

async function noFaults(browser: Browser, page: string): Promise<void> {
  const faults = await browser.run(() => (window as unknown as { faults: string[] }).faults);
  if (faults.length > 0) {
    throw new Error(`${page}: ${faults.length} faults, first ${faults.slice(0, 3).join('; ')}`);
  }
}
