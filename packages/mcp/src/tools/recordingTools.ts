import path from 'node:path';
import { createCompiler } from '@frontier/sandbox/compile';
import { z } from 'zod';
import type { Portal } from '../portal/Portal.js';
import { ToolRefusal } from '../Refusal.js';
import { defineTool, READS, type Tool } from './Tool.js';
import { escapeQuoted, quoteData } from './writeAnswer.js';

/** Bytes of the report; they leave room for the rest of an answer of 4 KB. */
const MOST = 3_800;

export function createRecordingTools({ contracts }: Pick<Portal, 'contracts'>): Tool[] {
  return [
    defineTool({
      name: 'record_answers',
      title: 'Ler as respostas de uma gravação',
      description:
        'Lê um arquivo HAR de frontier-sandbox record, de um navegador ou do newman, e mostra as respostas às perguntas em aberto que as chamadas dão, as contradições e o que chamar para responder às outras. Nada é enviado.',
      annotations: READS,
      input: z.strictObject({
        file: z.string().max(500).describe('O caminho do arquivo .har nesta máquina.'),
      }),
      async run({ file }) {
        // Windows would show the user's credentials to the server of a shared folder.
        if (!/^(?![\\/]{2}).*\.har$/is.test(file)) {
          throw new ToolRefusal('file: deve ser um arquivo .har desta máquina.');
        }
        // All rules of the simulator come with it; a server that starts needs few of them.
        const { answerRecording } = await import('@frontier/sandbox/answers');
        try {
          // Escaping makes the text longer, so it precedes the cut.
          const report = escapeQuoted(answerRecording(contracts, file, createCompiler()));
          const bytes = Buffer.from(report);
          const more = bytes.length > MOST ? '\n… o resto: frontier-sandbox answers' : '';
          // With `stream`, a character that was cut in its middle is left out.
          const start = new TextDecoder().decode(bytes.subarray(0, MOST), { stream: true });
          const name = path.basename(file).slice(-60).replace(/["<>]/g, '_');
          return quoteData(name, start + more);
        } catch (error) {
          throw new ToolRefusal((error as Error).message);
        }
      },
    }),
  ];
}
