import { parseArgs } from 'node:util';
import { Examples, LOGIN } from '../contract/Examples.js';
import { describeCalls } from '../control/describeCalls.js';
import { isWebAddress } from '../domain/webhookSettings.js';
import { prepareContracts } from '../node/prepareContracts.js';
import { findPackageFile } from '../packageFiles.js';
import { loadRules } from '../rules/Rules.js';
import { quoteJson, startDraft, writeCurl } from '../story/callForm.js';
import {
  type DescribedJourney,
  describeJourneys,
  readStory,
  readStoryIds,
} from '../story/Story.js';
import { DEFAULT_ADDRESS } from './connectControl.js';

/** Runs `frontier-sandbox journey`. @throws Error in Portuguese naming the problem */
export async function runJourney(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      sandbox: { type: 'string', default: DEFAULT_ADDRESS },
    },
  });
  const [name, another] = positionals;
  if (another !== undefined) throw new Error(`journey: uma jornada por vez, sem ${another}`);
  if (!isWebAddress(values.sandbox)) {
    throw new Error(`--sandbox: deve ser um endereço http, como ${DEFAULT_ADDRESS}`);
  }
  process.stdout.write(values.help ? help : await writeJourney(name, values.sandbox));
}

async function writeJourney(name: string | undefined, sandbox: string): Promise<string> {
  const contracts = await prepareContracts(findPackageFile('specs'));
  const examples = new Examples(contracts);
  const ids = readStoryIds(loadRules(), examples);
  const journeys = describeJourneys(readStory(), examples, ids);
  if (name === undefined) return journeys.map((one) => `${one.name}: ${one.title}\n`).join('');
  const journey = journeys.find((one) => one.name === name);
  if (!journey) {
    throw new Error(`journey: ${name} não é uma de: ${journeys.map((one) => one.name).join(', ')}`);
  }
  const calls = describeCalls(contracts, ids).flatMap((service) => service.calls);
  const { origin } = new URL(sandbox);
  const find = (id: string) => {
    const call = calls.find((one) => one.id === id);
    if (!call) throw new Error(`nenhum contrato tem ${id}`);
    return call;
  };
  const control = (method: string, path: string, body: object) =>
    `curl --fail -X ${method} ${origin}/_sandbox/${path} -H 'Content-Type: application/json' -d ${quoteJson(JSON.stringify(body))}`;
  const login = keepToken(writeCurl(find(LOGIN), startDraft(find(LOGIN)), origin));
  return [
    `# ${journey.title}`,
    'set -e',
    keepToken(control('POST', 'seed', { journey: name })),
    ...journey.steps.flatMap(writeStep),
    '',
  ].join('\n');

  function writeStep({ call, on, step, title }: DescribedJourney['steps'][number]): string[] {
    const name = `Passo ${step}: ${title}${call ? '' : ' (fora da API)'}`;
    const lines = ['', `echo ${quoteJson(name)}`];
    // A day later the token has expired.
    if (on !== null) lines.push(silenceCurl(control('PUT', 'clock', { now: on })), 'echo', login);
    if (!call) return lines;
    const files = Object.values(call.files)
      .map(quoteJson)
      .map((file) => `test -e ${file} || printf '%%PDF-1.7' > ${file}`);
    return [
      ...lines,
      ...files,
      silenceCurl(writeCurl(find(call.operation), startDraft(find(call.operation), call), origin)),
      // An answer does not end its line.
      'echo',
    ];
  }
}

function keepToken(command: string): string {
  const read = String.raw`sed -n 's/.*"accessToken":"\([^"]*\)".*/\1/p'`;
  // A failure before a pipe would be hidden.
  return `ANSWER=$(${silenceCurl(command)})\nexport TOKEN=$(printf '%s' "$ANSWER" | ${read})`;
}

/** Hides curl's progress, but no error. */
function silenceCurl(command: string): string {
  return command.replace('curl ', 'curl --silent --show-error ');
}

const help = `Escreve os comandos de uma jornada dos guias, com o endereço do simulador, para um shell com curl e sed.

  frontier-sandbox journey [NOME] [opções]
  frontier-sandbox journey bloqueios | sh

  NOME                o do fim do endereço da jornada; sem ele, a lista
  --sandbox ENDEREÇO  o simulador; ${DEFAULT_ADDRESS}

O primeiro comando apaga o que o simulador guarda e o deixa no começo da jornada. Um arquivo que um passo envia é
criado na pasta atual, se ela não o tem.
`;
