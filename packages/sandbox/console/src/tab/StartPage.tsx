import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../parts.js';
import { writeInstant } from '../words.js';
import { readKeptState } from './keepState.js';

interface StartPageProps {
  /** Megabytes that a first visit loads: `5,4`. */
  megabytes: string;
  /** Starts the simulator; the number is the loaded part, from 0 to 1. */
  start: (state: Blob | undefined, onProgress: (part: number) => void) => Promise<void>;
}

/** Where the downloads and the other ways to run the simulator are. */
const GUIDE = '/docs/frontier/sandbox';

/** The first view: what the page is, and the button that loads the simulator. */
export function StartPage({ megabytes, start }: StartPageProps): ReactNode {
  const [part, setPart] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [kept, setKept] = useState<Awaited<ReturnType<typeof readKeptState>>>();
  useEffect(() => {
    void readKeptState().then(setKept);
  }, []);
  const load = async (state?: Blob) => {
    setFault(undefined);
    setPart(0);
    try {
      await start(state, setPart);
    } catch (error) {
      setPart(undefined);
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main className="start" tabIndex={-1}>
      <h1>Experimente as Frontier APIs</h1>
      <p className="lead">
        Um simulador das seis APIs, com estado e relógio, dentro desta aba. Não pede chave nem
        instalação.
      </p>
      <ul className="start-facts">
        <li>
          Responde pelos contratos. Onde eles não dizem o que acontece, segue regras nossas, e cada
          resposta nomeia as dela.
        </li>
        <li>Nada do que você envia sai desta aba, e nada chega a um ambiente da API.</li>
        <li>
          Carrega {megabytes} MB uma vez; depois o navegador os guarda. Fechar a aba apaga o estado,
          a não ser que você o guarde.
        </li>
      </ul>
      {part === undefined ? (
        <div className="buttons">
          <button type="button" className="primary" onClick={() => load()}>
            Carregar o simulador ({megabytes} MB)
          </button>
          {kept && (
            <button type="button" onClick={() => load(kept.state)}>
              Continuar do estado de {writeInstant(kept.at.toISOString())} UTC
            </button>
          )}
        </div>
      ) : (
        <Progress part={part} megabytes={megabytes} />
      )}
      {fault !== undefined && (
        <Notice isFault>
          O simulador não começou nesta aba ({fault}). Ele também roda na sua máquina:{' '}
          <a href={GUIDE}>veja como</a>.
        </Notice>
      )}
      <p className="muted">
        Prefere no terminal ou nos seus testes?{' '}
        <a href={GUIDE}>O mesmo simulador, na sua máquina</a>.
      </p>
    </main>
  );
}

function Progress({ megabytes, part }: { megabytes: string; part: number }): ReactNode {
  const done = Math.min(part, 1);
  return (
    <div className="start-progress" role="status">
      <label>
        {done < 1
          ? `Carregando ${megabytes} MB: ${Math.floor(done * 100)} %`
          : 'Abrindo o banco de dados…'}
        <progress max={1} value={done} />
      </label>
    </div>
  );
}
