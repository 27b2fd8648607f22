import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One step of every kind. */
export const STEPS = `
- id: bloqueios
  name: Bloqueios
  intro: Um começo.
  steps:
    - id: BLQ-01
      operation: criarBloqueio
      action: Bloqueie uma "quantidade"; leia a resposta.
      expected: A resposta traz o \`id\`.
      core: true
      keep: O \`id\`, para BLQ-04.
    - id: BLQ-02
      operation: liberarBloqueio
      status: 404
      action: Libere um \`id\` que não existe.
    - id: BLQ-03
      operation: listarBloqueios
      action: "=Liste os bloqueios."
      expected: A lista.
    - id: BLQ-04
      operation: listarBloqueios
      status: none
      action: Liste o de BLQ-01.
      needs: [BLQ-01]
      expected: Nada se sabe.
    - id: BLQ-05
      notifications: [notificarCadastroPendente, notificarCadastroAprovado]
      action: Receba os avisos.
      expected: Cada um uma vez.
`;

/** Writes a script to a file of its own and gives its path. */
export function writeScript(yaml: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'roteiro-')), 'roteiro.yml');
  writeFileSync(file, yaml.trimStart());
  return file;
}
