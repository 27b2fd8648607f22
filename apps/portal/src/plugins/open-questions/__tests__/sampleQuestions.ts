import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One question of every kind. */
export const QUESTIONS = `
- id: convencoes
  name: Convenções
  intro: Valem em *todas* as chamadas.
  questions:
    - id: ordem-das-listas
      question: Em que ordem vêm os itens?
      blocking: false
      why: Ler páginas; e mais.
      meanwhile: "=Procure pelo \`id\`."
    - id: formato-de-datas
      question: "Em que formato vai a \`dataVencimento\`?"
      blocking: true
      why: A leitura de todo campo de data.
      meanwhile: Envie dias. Veja [as datas](/docs/frontier/conceitos/datas).
      reading: Dias são \`AAAA-MM-DD\`.
      operations: [criarBloqueio, listarBloqueios]
`;

/** Writes questions to a file of their own and gives its path. */
export function writeQuestions(yaml: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'perguntas-')), 'perguntas.yml');
  writeFileSync(file, yaml.trimStart());
  return file;
}
