import { parseArgs } from 'node:util';
import { parseInstant } from '../work/clock.js';

/** What the command line says. */
export interface CommandOptions {
  help: boolean;
  port: number;
  host: string;
  specs: string | undefined;
  rules: string | undefined;
  data: string | undefined;
  clock: Date | undefined;
  seed: string | undefined;
  tokenTtl: number | undefined;
  allowTargets: string[];
  openControl: boolean;
  log: string;
}

/** @throws Error in Portuguese, naming the option */
export function readOptions(words: string[]): CommandOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      port: { type: 'string', default: '4600' },
      host: { type: 'string', default: '127.0.0.1' },
      specs: { type: 'string' },
      rules: { type: 'string' },
      data: { type: 'string' },
      clock: { type: 'string' },
      seed: { type: 'string' },
      'token-ttl': { type: 'string' },
      'allow-target': { type: 'string', multiple: true, default: [] },
      'open-control': { type: 'boolean', default: false },
      log: { type: 'string', default: 'warn' },
    },
  });
  return {
    help: values.help,
    port: readWhole('--port', values.port, 0, 65535),
    host: values.host,
    specs: values.specs,
    rules: values.rules,
    data: values.data,
    clock: values.clock === undefined ? undefined : parseInstant(values.clock),
    seed: values.seed,
    tokenTtl:
      values['token-ttl'] === undefined
        ? undefined
        : readWhole('--token-ttl', values['token-ttl'], 1, 31_536_000),
    allowTargets: values['allow-target'],
    openControl: values['open-control'],
    log: readLevel(values.log),
  };
}

function readWhole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`${option}: deve ser um número inteiro de ${least} a ${most}`);
}

function readLevel(text: string): string {
  const levels = ['silent', 'error', 'warn', 'info', 'debug'];
  if (levels.includes(text)) return text;
  throw new Error(`--log: deve ser ${levels.join(', ')}`);
}
