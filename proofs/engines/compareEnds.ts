import { deepStrictEqual } from 'node:assert';
import { createSandbox } from '@frontier/sandbox';
import { waitUntil } from '../sandbox/support/waitUntil';
import type { Browser } from './Browser';
import { see, titled } from './walks';

/** Addresses of the site and of a simulator in Node. */
interface Origins {
  site: string;
  sandbox: string;
}

/**
 * Walks a journey in a tab of the site and in the console of a simulator in Node.
 * @throws Error when the final states differ
 */
export async function compareEnds(browser: Browser, journey: string, { sandbox, site }: Origins) {
  // From a tab in which a journey failed, the address of the next one would load no new page.
  await browser.open('about:blank');
  await browser.open(`${site}/experimente?carregar#/jornadas/${journey}`);
  await walk(browser, journey);
  const tab = await createSandbox({ state: await keepState(browser) });
  const ofTab = await tab.control<object>('GET inspect?limit=1000');
  await tab.close();

  await browser.open(`${sandbox}/#/jornadas/${journey}`);
  await walk(browser, journey);
  const answer = await fetch(`${sandbox}/_sandbox/inspect?limit=1000`);
  deepStrictEqual(withoutChance(ofTab), withoutChance((await answer.json()) as object));
}

/** Sends each call of a journey, from its first view to its end. */
async function walk(browser: Browser, journey: string): Promise<void> {
  await see(browser, '.welcome button', { height: 20 });
  await browser.click('.welcome button');
  const steps = await browser.run(() => document.querySelectorAll('.steps li').length);
  for (let step = 1; step <= steps; step += 1) {
    const place = `step ${step} of ${journey}`;
    await waitUntil(() => browser.run(isAtStep, step), place);
    const hasCall = await browser.run(() => {
      const button = document.querySelector<HTMLButtonElement>('.send button');
      button?.click();
      return button !== null;
    });
    if (hasCall) {
      await see(browser, '.answer-head .tag', { height: 10 });
      const status = await browser.run(
        () => document.querySelector('.answer-head .tag')?.textContent ?? '',
      );
      if (!status.startsWith('2')) throw new Error(`${place}: ${status}`);
    }
    await waitUntil(() => browser.run(goOn), `the way on from ${place}`);
  }
  await titled(browser, 'Jornada concluída');
}

function isAtStep(step: number): boolean {
  const items = [...document.querySelectorAll('.steps li')];
  return items.findIndex((item) => item.matches('[aria-current=step]')) === step - 1;
}

/** Runs in the page: leaves a step that is done; false before it is. */
function goOn(): boolean {
  const button = [
    ...document.querySelectorAll<HTMLButtonElement>('.send button, .walk button'),
  ].find(({ textContent }) => textContent === 'Próximo passo' || textContent === 'Terminar');
  button?.click();
  return button !== undefined;
}

/** Keeps the tab's state in the browser by the page's button, and takes it from there. */
async function keepState(browser: Browser): Promise<Uint8Array> {
  await browser.click('[popovertarget=estado]');
  await browser.click('#estado .primary');
  let base64 = '';
  const isKept = async () => {
    base64 = await browser.run(takeKept);
    return base64 !== '';
  };
  await waitUntil(isKept, 'the kept state');
  return Buffer.from(base64, 'base64');
}

/** Runs in the page: the kept state as Base64, which is then no longer kept; empty without one. */
async function takeKept(): Promise<string> {
  const kept = await caches.match('/estado');
  if (!kept) return '';
  const bytes = new Uint8Array(await kept.arrayBuffer());
  await caches.delete('frontier-simulador');
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Numbers the identifiers of a state in their order, and cuts instants to days. Deliveries are left out: only the tab
 * has a webhook from its start.
 */
function withoutChance(state: { counts?: object; deliveries?: unknown }): unknown {
  const numbers = new Map<string, number>();
  const counts = { ...state.counts, deliveries: undefined };
  const text = JSON.stringify({ ...state, counts, deliveries: undefined })
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
      const number = numbers.get(id) ?? numbers.size + 1;
      numbers.set(id, number);
      return `id ${number}`;
    })
    .replace(/(?<=\d)T\d\d:\d\d:[\d.]+Z/g, '');
  return JSON.parse(text);
}
