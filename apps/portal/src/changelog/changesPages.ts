import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portal } from '../../portal.config';

/** Address of the script that all redirect pages load. */
export const REDIRECT_SCRIPT_PATH = '/contratos/redirecionar.js';

/** Route of a service's page of changes. The page exists once the changelog has an entry of the service. */
export function changesOf(id: string): string {
  return `/docs/frontier/${id}/mudancas`;
}

/** Path of a service's page of changes, and whether the file exists. */
export function findChangesPage(id: string, docs: string): { file: string; exists: boolean } {
  const file = path.join(docs, `frontier/${id}/mudancas.mdx`);
  return { file, exists: existsSync(file) };
}

/**
 * Creates the page of changes of a service that has none.
 *
 * @param id of the service in `portal.config.ts`.
 * @param root folder of the repository.
 * @returns path of the page relative to `root`; empty if it already existed.
 */
export function writeChangesPage(id: string, root: string): string[] {
  const { exists, file } = findChangesPage(id, path.resolve(root, 'apps/portal/docs'));
  if (exists) return [];
  const title = portal.services.find((service) => service.id === id)?.title ?? id;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, writePage(id, title));
  return [path.relative(root, file)];
}

function writePage(id: string, title: string): string {
  return `---
title: Mudanças da API de ${title}
sidebar_label: Mudanças
description: O que mudou no contrato da API de ${title}, por chamada e campo, com o que quebra quem já integra e por quê.
---

Aqui está cada mudança do contrato da [API de ${title}](/docs/frontier/${id}/api) desde a primeira edição deste portal, a mais nova primeiro. Como ler e como ser avisado está em [Mudanças das APIs](/docs/frontier/mudancas).

<Changelog service="${id}" />

## Próximo passo

- [Veja as mudanças de todas as APIs](/docs/frontier/mudancas).
- [Consulte a referência](/docs/frontier/${id}/api).
`;
}
