import { portuguese as labels } from '@frontier/reference';
import type { Step } from '../expectedPlaces';
import type { Page } from '../page/Page';
import type { PageNode } from '../page/PageNode';

/**
 * Finds a place of the page.
 *
 * @param around where the place around it was found; several when a link leads on.
 */
export function findStep(page: Page, around: readonly PageNode[], step: Step): PageNode[] {
  switch (step.kind) {
    case 'document':
      return page.nodes.filter(({ label, tag }) => tag === 'header' && label === step.title.trim());
    case 'tag':
      return page.nodes
        .filter(({ label, tag }) => tag === 'section' && label === step.title.trim())
        .flatMap((section) => [section, ...section.inner().filter(({ id }) => id === '')]);
    case 'scheme':
      return page.nodes.filter(
        ({ id, label }) => id.startsWith('seguranca.') && label === step.key,
      );
    case 'schema':
      return page.nodes.filter(({ id, label }) => id.startsWith('esquema.') && label === step.name);
    case 'operation':
      return page.articles.filter((article) => showsCall(article, step));
    case 'callback':
      return around
        .flatMap((node) => node.inner())
        .filter((node) => node.label === step.name && showsCall(node, step));
    default:
      return around.flatMap((node) => findInside(node, step));
  }
}

type InnerStep = Exclude<
  Step,
  { readonly kind: 'document' | 'tag' | 'scheme' | 'schema' | 'operation' | 'callback' }
>;

function findInside(node: PageNode, step: InnerStep): PageNode[] {
  const places = node.inner();
  switch (step.kind) {
    case 'parameter': {
      const heading = Object.entries(labels.locations).find(([key]) => key === step.location)?.[1];
      return node
        .own()
        .filter(({ label, tag }) => tag === 'section' && label === heading)
        .flatMap((section) => rowsNamed(section.inner(), step.name));
    }
    case 'body':
      return places.filter(({ label }) => label === labels.body || label === labels.payload);
    case 'response':
      return places.filter(({ label }) => label === labels.status(step.status));
    case 'header':
      return rowsNamed(places, step.name).filter(({ id }) => id.includes('.header.'));
    case 'media':
      return [...node.own(), ...places].filter(
        ({ label, tag }) => tag === 'div' && label === step.name,
      );
    case 'field':
      // A row of a header, or of a field of that name, may have fields itself.
      return rowsNamed(places, step.name).filter(
        ({ id }) => !id.includes('.header.') || `${node.id}.`.includes('.header.'),
      );
    case 'row': {
      const rows = places.filter(({ label, tag }) => tag === 'li' && label === step.label.trim());
      const nameless = rows.filter(({ id }) => id === '');
      return (nameless.length > 0 ? nameless : rows).slice(step.nth, step.nth + 1);
    }
    case 'option':
      return findOption(places, step.index, step.names);
  }
}

/** Fields, parameters and headers can be linked to: their rows have an id. */
function rowsNamed(places: readonly PageNode[], name: string): PageNode[] {
  const shown = name.trim() || '""';
  return places.filter(({ id, label, tag }) => tag === 'li' && id !== '' && label === shown);
}

/** The form at that position, if it bears one of the names; else the first that does. */
function findOption(
  places: readonly PageNode[],
  index: number,
  names: readonly string[],
): PageNode[] {
  const options = places.filter(({ id, tag }) => tag === 'details' && id !== '');
  const fits = ({ label }: PageNode) => names.length === 0 || names.includes(label);
  const placed = options[index];
  const found = placed && fits(placed) ? placed : options.find(fits);
  return found ? [found] : [];
}

function showsCall(node: PageNode, { method, path }: { method: string; path: string }): boolean {
  const words = node.ownWords();
  return words.has(method) && words.has(path.trim());
}
