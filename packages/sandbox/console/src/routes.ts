import { useSyncExternalStore } from 'react';

/** A place of the console: `#/chamadas/criarCadastro?id=…`. */
export interface Place {
  /** Decoded: `['chamadas', 'criarCadastro']`. */
  path: readonly string[];
  query: URLSearchParams;
}

/** The place that the address names. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return readPlace(hash);
}

function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

/** The address of a place. */
export function linkTo(path: readonly string[], query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

export function goTo(path: readonly string[]): void {
  window.location.hash = linkTo(path);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function listen(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}
