import { decodeHash, store } from '@frontier/reference/browser';
import { revealCurrent } from '../components/SiteMenu/revealCurrent';
import { DIALOGS, findOpenDialog } from '../shared/dialogs';

/*
 * The controls of the frame, which need no React: dialogs, the announcement, and the outline until React marks it. They
 * use the attributes and the storage that Docusaurus reads when it starts.
 */

/** The first page has no previous location, and no page has one before React starts. */
export interface Update {
  readonly previousLocation?: unknown;
}

/** Class that Docusaurus gives to the current entry of an outline. */
const CURRENT = 'table-of-contents__link--active';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.theme-announcement-bar .close'))) return;
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    store('docusaurus.announcement.dismiss', 'true');
  });
  // These events do not bubble. Between them, the browser returns the focus.
  document.addEventListener('beforetoggle', releaseReader, true);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const dialog = findOpenDialog();
      if (dialog && target === dialog) followDialog(dialog);
    },
    true,
  );
  document.addEventListener('scroll', markHeading, { passive: true });
  // Wide screens have the sidebar instead of the menu.
  window.matchMedia('(min-width: 997px)').addEventListener('change', closeMenu);
}

/** Moves the focus into a dialog and keeps it there. The menu shows the entry of the page. */
function followDialog(dialog: HTMLElement): void {
  if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
  revealCurrent(dialog);
  // Inert parts make the browser compute the styles of the whole page, so the dialog is painted first.
  requestAnimationFrame(() => setTimeout(() => findOpenDialog() === dialog && holdReader(dialog)));
}

/** Keeps focus and scrolling in a dialog (`css/site/search.css`). A modal dialog does it, too, but before it is shown. */
function holdReader(dialog: HTMLElement): void {
  document.documentElement.toggleAttribute('data-dialog', true);
  for (let part: Element = dialog; part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) other.toggleAttribute('inert', other !== part);
    if (part.parentElement === document.body) return;
  }
}

function releaseReader(): void {
  document.documentElement.removeAttribute('data-dialog');
  for (const part of document.querySelectorAll('[inert]')) part.removeAttribute('inert');
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

function closeMenu(): void {
  const dialog = findOpenDialog();
  if (dialog?.id === DIALOGS.menu) dialog.hidePopover();
}

export function onRouteDidUpdate({ previousLocation }: Update): void {
  if (previousLocation) closeMenu();
  const dialog = findOpenDialog();
  // A reader opened it before this script came.
  if (dialog) followDialog(dialog);
  // A page with another frame has another menu, and the browser sends no event for the menu that is gone.
  else releaseReader();
  markHeading();
}
