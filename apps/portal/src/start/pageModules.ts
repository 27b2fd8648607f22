import * as reference from '../plugins/api-reference/client';
import * as controls from './controls';
import '../components/MarkdownMenu/copyPage';
import '../plugins/data-pages/client/dismissDefinition';
import * as filter from '../plugins/data-pages/client/filterRows';
import * as samples from '../plugins/sample-hosts/client/switchSamples';
import '../plugins/sample-hosts/client/openValues';
import * as menu from '../components/SiteMenu/revealCurrent';
import * as search from '../plugins/search/client/awaitSearch';

/* Client module: all browser code that needs no React. In a build `entry` runs it first, and Docusaurus imports the same
   modules when React starts. */

type Shown = Parameters<typeof reference.onRouteDidUpdate>[0];

const MODULES = [reference, filter, menu, search, samples, controls];

let shown = false;

/** Calls the modules for the page that is open, or for another anchor of it. */
export function showPage(): void {
  onRouteDidUpdate({ location: window.location });
}

/** Docusaurus' call for the page that `entry` has shown does nothing. */
export function onRouteDidUpdate(update: Shown & controls.Update): void {
  if (shown && update.previousLocation === null) return;
  shown = true;
  for (const { onRouteDidUpdate: show } of MODULES) show(update);
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => {
    if (!window.docusaurusRoot) showPage();
  });
}
