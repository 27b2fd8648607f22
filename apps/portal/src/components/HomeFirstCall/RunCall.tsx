import simulator from '@frontier/sandbox/site.json';
import CodeBlock from '@theme/CodeBlock';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { loadCode } from '../../shared/browser/loadCode';
import { SIMULATOR } from '../../shared/simulatorAddress';
import styles from './styles.module.css';

/** The journey that begins with the panel's call. The button already says how much loads, so the page does not ask. */
const JOURNEY = `${SIMULATOR}?carregar#/jornadas/nota-comercial`;
const CALL = `${JOURNEY}/1`;
const NEXT = `${JOURNEY}/2`;

/** The script that the simulator's build writes (`console/src/tab/firstCall.ts`). */
interface FirstCall {
  readonly sendFirstCall: (
    id: string,
    onProgress: (part: number) => void,
  ) => Promise<{ status: number; milliseconds: number; body: string }>;
  /** Keeps the state for the simulator's page. */
  readonly carry: () => Promise<void>;
}

const load = (): Promise<FirstCall> => import(/* webpackIgnore: true */ simulator.firstCall);

const size = simulator.megabytes.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/**
 * Sends the panel's call to a simulator in this tab, which loads at the first press. A press before React leads to the
 * same call on the simulator's page.
 */
export default function RunCall(): ReactNode {
  const [part, setPart] = useState<number>();
  const [answer, setAnswer] = useState<Awaited<ReturnType<FirstCall['sendFirstCall']>>>();

  async function run(): Promise<void> {
    if (part !== undefined) return;
    setPart(0);
    const send = async () => (await load()).sendFirstCall('gerarTokenDeAcesso', setPart);
    const given = await loadCode(send, 'O simulador não carregou', run);
    setPart(undefined);
    if (given) setAnswer(given);
  }

  async function goOn(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    event.preventDefault();
    const { carry } = await load();
    // Without storage the page begins with a new state.
    await carry().catch(() => undefined);
    window.location.assign(NEXT);
  }

  return (
    <div data-run data-tool="first-call" data-live={answer && ''}>
      <div className={styles.run}>
        <a
          className="button button--primary"
          href={CALL}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            run();
          }}
        >
          Executar
        </a>
        <span role="status">{describe(part, answer !== undefined)}</span>
      </div>
      {answer && (
        <>
          <CodeBlock title={`Resposta: ${answer.status}, em ${answer.milliseconds} ms`}>
            {JSON.stringify(JSON.parse(answer.body), null, 2)}
          </CodeBlock>
          <p className={styles.next}>
            <a href={NEXT} onClick={goOn}>
              Continuar no simulador: criar a solicitação
            </a>
          </p>
        </>
      )}
    </div>
  );
}

function describe(part: number | undefined, isDone: boolean): string {
  if (part === undefined) {
    return isDone
      ? 'Quem respondeu foi o simulador, nesta página.'
      : `Carrega o simulador: ${size} MB, uma vez.`;
  }
  return part < 1 ? `Carregando: ${Math.round(part * 100)} %` : 'Abrindo o simulador…';
}
