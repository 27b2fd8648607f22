import { decodeHash, store } from '@frontier/reference/browser';
import { revealCurrent } from '../components/SiteMenu/revealCurrent';
import { DIALOGS } from '../shared/dialogs';

/*
 * The controls of the frame, which need no React: dialogs, the announcement, and the outline until React marks it. They
 * use the attributes and the storage that Docusaurus reads when it starts.
 */

/** Docusaurus' call after a move; before React, and for the first page, without a previous location. */
export interface Update {
  readonly previousLocation?: unknown;
}

/** Class that Docusaurus gives to the current entry of an outline. */
const CURRENT = 'table-of-contents__link--active';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.theme-announcement-bar .close')) dismissAnnouncement();
    const dialog = target.closest('[commandfor]')?.getAttribute('commandfor');
    // Browsers of 2025 and before leave the attribute alone.
    if (dialog && !('commandForElement' in HTMLButtonElement.prototype)) showDialog(dialog);
  });
  // These events do not bubble. Between them, the browser returns the focus.
  document.addEventListener('beforetoggle', () => holdFocus(false), true);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement || target === findMenu()) followDialogs();
    },
    true,
  );
  document.addEventListener('scroll', markHeading, { passive: true });
}

function dismissAnnouncement(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store('docusaurus.announcement.dismiss', 'true');
}

function showDialog(id: string): void {
  document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal();
}

function findMenu(): HTMLElement | null {
  return document.querySelector(`#${DIALOGS.menu}`);
}

/** The page behind a dialog does not scroll (`css/site/search.css`). The menu shows the entry of the page. */
function followDialogs(): void {
  const menu = findMenu();
  const isMenu = menu?.matches(':popover-open') === true;
  const isOpen = isMenu || document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-dialog', isOpen);
  if (!isMenu) return;
  menu.querySelector('button')?.focus();
  holdFocus(true);
  revealCurrent(menu, '[aria-current=page]');
}

/** Keeps the focus in the menu. A modal dialog does it, too, but before it is shown. */
function holdFocus(isHeld: boolean): void {
  const menu = findMenu();
  for (const part of menu?.parentElement?.children ?? []) {
    if (part !== menu) part.toggleAttribute('inert', isHeld);
  }
}

/** Marks the outline's entry of the heading that is read: the last one in the upper half of the screen. */
function markHeading(): void {
  if (document.documentElement.dataset.hasHydrated === 'true') return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const current = links.findLast(({ hash }) => {
    const heading = document.getElementById(decodeHash(hash));
    return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 2;
  });
  for (const link of links) link.classList.toggle(CURRENT, link === current);
}

/** Closes the menu after a move to another page. */
export function onRouteDidUpdate({ previousLocation }: Update): void {
  if (previousLocation) findMenu()?.hidePopover();
  // A reader opened it before this script came.
  else followDialogs();
  markHeading();
}
