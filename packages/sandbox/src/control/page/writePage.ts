import { createHash } from 'node:crypto';
import type { RuleEntry } from '../../rules/Rules.js';
import type { LoggedCall } from '../../server/CallLog.js';
import type { State } from '../readState.js';
import { html, Markup } from './markup.js';
import {
  ofAgenda,
  ofCalls,
  ofChangedRules,
  ofFaults,
  ofNotifications,
  ofOffers,
  ofOperations,
  ofPositions,
  ofRegistrations,
  ofRequests,
} from './sections.js';
import { styles } from './styles.js';
import { instant, type Section, writeSection } from './table.js';

/** No script, nothing from elsewhere, and of styles only the page's own. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface PageContents {
  state: State;
  calls: readonly LoggedCall[];
  /** The rules as they are, and as they come with the package. */
  rules: readonly RuleEntry[];
  ownRules: readonly RuleEntry[];
}

/** The state and the log as a page to be read; its link asks for it again. */
export function writePage({ state, calls, rules, ownRules }: PageContents): string {
  const sections = [
    ofRegistrations(state.registrations),
    ofRequests(state.requests),
    ofOperations(state.operations),
    ofOffers(state.offers),
    ofPositions(state.positions),
    ofAgenda(state.agenda),
    ofFaults(state.faults),
    ofNotifications(state),
    ofChangedRules(rules, ownRules),
    ofCalls(calls),
  ] as Section<unknown>[];
  const links = sections.map(
    ({ id, title, rows }) =>
      html`<li><a href="#${id}">${title} <span class="count">${rows.length}</span></a></li>`,
  );
  return html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Simulador das Frontier APIs</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${new Markup(styles)}</style></head>
<body><header><h1>Simulador das Frontier APIs</h1>
<div class="bar"><p>Relógio do simulador: <strong>${instant(state.now)}</strong> UTC ·
${state.investors} investidores</p>
<a class="refresh" href="/_sandbox/">Atualizar</a> <a href="/_sandbox/inspect">O estado em JSON</a></div>
<nav aria-label="Partes da página"><ul>${links}</ul></nav></header>
<main>${sections.map(writeSection)}</main></body></html>
`.text;
}
