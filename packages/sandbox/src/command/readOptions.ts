import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type * as z from 'zod';
import { readRulesFile } from '../node/createSimulator.js';
import { readGiven } from '../node/readGiven.js';
import { findPackageFile } from '../packageFiles.js';
import { aHostName, anOrigin } from '../server/guardRequests.js';
import { parseInstant } from '../work/clock.js';
import { readData } from '../work/readData.js';
import { refuseErrors } from '../work/Work.js';

/** Reads options of `createSimulator`, and the files that they name. @throws Error in Portuguese naming the option */
export function readOptions(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', default: false },
      port: { type: 'string', default: '4600' },
      host: { type: 'string', default: '127.0.0.1' },
      rules: { type: 'string' },
      surprise: { type: 'string' },
      data: { type: 'string' },
      state: { type: 'string' },
      clock: { type: 'string' },
      seed: { type: 'string' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      'allow-target': { type: 'string', multiple: true, default: [] },
      'open-control': { type: 'boolean', default: false },
    },
  });
  const readNames = (option: `allow-${'host' | 'origin' | 'target'}`, name: z.ZodType<string>) =>
    values[option].map((text) => readData(name, text, `--${option}`));
  const { clock, help, version, host, rules, data, seed, state, surprise } = values;
  if (host === '') throw new Error('--host: informe um nome ou endereço desta máquina');
  return {
    help,
    version,
    port: readPort('--port', values.port),
    host,
    rules: rules === undefined ? {} : readRulesFile(rules),
    data,
    state:
      state === undefined ? undefined : readGiven('--state', state, (file) => readFileSync(file)),
    clock: clock === undefined ? undefined : refuseErrors('--clock', () => parseInstant(clock)),
    seed,
    surprise,
    allowHosts: readNames('allow-host', aHostName),
    allowOrigins: readNames('allow-origin', anOrigin),
    allowTargets: readNames('allow-target', aHostName),
    openControl: values['open-control'],
  };
}

export function readPort(option: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`${option}: "${text}" deve ser um número inteiro de 0 a 65535`);
}

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(findPackageFile('../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

export const help = `Simulador local das Frontier APIs: os seis serviços, com estado, em um endereço só.

  frontier-sandbox [opções]
  frontier-sandbox listen [opções]     mostra e envia as notificações de um simulador
  frontier-sandbox trigger [EVENTO]    cria nele uma notificação
  frontier-sandbox record --out ARQUIVO   grava as chamadas a um ambiente real em um arquivo HAR
  frontier-sandbox answers ARQUIVO        responde às perguntas em aberto pelo que foi gravado
  frontier-sandbox evidence ARQUIVO       junta aos passos da homologação as chamadas gravadas

Cada comando tem o seu --help. Opções do simulador:

  --port N            a porta, por padrão 4600; 0 escolhe uma livre
  --host NOME         onde escuta; por padrão 127.0.0.1, só esta máquina
  --rules ARQUIVO     as suas regras, em YAML: id da regra e parâmetros
  --surprise TEXTO    sorteia uma alternativa de cada regra; o mesmo texto repete o sorteio
  --data PASTA        guarda os dados; sem ela, ficam na memória
  --state ARQUIVO     começa de um estado guardado, e reset volta a ele
  --clock INSTANTE    a hora inicial do simulador, como 2026-03-16 ou 2026-03-16T12:00:00Z
  --seed TEXTO        repete os identificadores a cada execução; não abre uma jornada
  --allow-host NOME   atende também por esse nome, como o de um contêiner; repita para mais
  --allow-origin ORIGEM  deixa páginas dessa origem chamar, como http://localhost:5173; repita para mais
  --allow-target NOME entrega notificações também a esse nome; repita para mais
  --open-control      o controle atende também outras máquinas (em um contêiner)
  --version           a versão do pacote

  DATABASE_URL=postgres://… usa um servidor PostgreSQL em lugar do banco embutido.
`;
