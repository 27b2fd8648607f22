import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';
import type { Service } from '../model/types/service.js';
import { operationsOf } from '../operationsOf.js';
import { type Brand, writeStandalonePage } from './standalonePage.js';

export interface IndexPage {
  readonly title: string;
  readonly cards: readonly { readonly service: Service; readonly href: string }[];
  readonly labels: Labels;
  readonly brand: Brand | undefined;
  /** Of a preview. */
  readonly rendering?: string | undefined;
}

/** The page that lists the documents of a folder, each on a card with the way to it. */
export function writeIndexPage({ brand, cards, labels, rendering, title }: IndexPage): string {
  const items = cards.map(({ href, service }) => writeCard(service, href, labels));
  const html = `<div class="s-index" id="conteudo"><h1>${escapeHtml(title)}</h1><ul>${items.join('')}</ul></div>`;
  const page = { title, description: title, pieces: [html], labels, brand };
  return writeStandalonePage(page, { root: '', rendering }).join('');
}

function writeCard(service: Service, href: string, labels: Labels): string {
  const { summary, title, version } = service;
  const facts = [
    ...(version === '' ? [] : [`${labels.version} ${version}`]),
    labels.operationCount(operationsOf(service).length),
  ];
  return [
    `<li><h2><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></h2>`,
    `<p class="s-facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join(' ')}</p>`,
    ...(summary === undefined ? [] : [`<p>${escapeHtml(summary)}</p>`]),
    '</li>',
  ].join('');
}
