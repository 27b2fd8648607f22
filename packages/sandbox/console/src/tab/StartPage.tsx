import { type ReactNode, useEffect, useState } from 'react';
import { ControlError } from '../api.js';
import { Brand, ThemeButton } from '../Header.js';
import { Notice } from '../parts.js';
import { readRoute } from '../routes.js';
import { UNLOADED } from './TabClient.js';

interface StartPageProps {
  /** Millions of bytes that a first visit loads. */
  size: number;
  /** Starts the simulator with the state that the route needs; `onProgress` receives the loaded part, to 1. */
  start: (opensKept: boolean, onProgress: (part: number) => void) => Promise<void>;
}

const INSTALLED = '/docs/frontier/sandbox';

export function StartPage({ size, start }: StartPageProps): ReactNode {
  const [part, setPart] = useState(isWanted() ? 0 : undefined);
  const [fault, setFault] = useState<string>();
  const load = async () => {
    setFault(undefined);
    setPart(0);
    try {
      // A saved state that was refused would be refused again.
      await start(fault === undefined, setPart);
    } catch (error) {
      setPart(undefined);
      setFault(explainStart(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isWanted()) void load();
  }, []);
  return (
    <>
      <header className="top">
        <div className="top-row">
          <a className="brand" href="/">
            <Brand />
            <strong>Frontier Tech Docs</strong>
          </a>
          <div className="tools">
            <a className="button" href="/docs">
              Documentação
            </a>
            <ThemeButton />
          </div>
        </div>
      </header>
      <main className="start" tabIndex={-1}>
        <section className="stage">
          <div className="start-columns">
            <div className="start-opening">
              <h1>Experimente as APIs nesta aba</h1>
              <p className="lead">
                Um simulador dos seis serviços, com estado, relógio e notificações. Não pede chave,
                conta nem instalação.
              </p>
              {typeof WebAssembly === 'undefined' ? (
                <Notice isFault>
                  Este navegador não tem WebAssembly, de que o simulador precisa. Use um navegador
                  atual ou <a href={INSTALLED}>instale o simulador</a>.
                </Notice>
              ) : part === undefined ? (
                <>
                  <div className="buttons">
                    <button type="button" className="primary" onClick={load}>
                      Carregar o simulador
                    </button>
                  </div>
                  <p className="muted start-notes">
                    São <strong>{writeSize(size)} MB</strong>, uma vez. Depois, a página abre até
                    sem rede. O simulador prepara o estado da chamada ou da jornada que você
                    escolheu. Sem escolha, abre o estado que você guardou ou um exemplo.
                  </p>
                </>
              ) : (
                <>
                  <label className="start-progress">
                    {part < 1
                      ? `${writeSize(part * size)} de ${writeSize(size)} MB`
                      : 'Abrindo o simulador…'}
                    <progress max={1} value={part < 1 ? part : undefined} />
                  </label>
                  <p className="hidden" role="status">
                    {part < 1 ? 'Carregando o simulador' : 'Abrindo o simulador'}
                  </p>
                </>
              )}
              <div role="alert">
                {fault !== undefined && (
                  <Notice isFault>
                    {fault} Se continuar assim, <a href={INSTALLED}>instale o simulador</a>.
                  </Notice>
                )}
              </div>
            </div>
            <div className="card start-facts">
              <p>
                Rotas, validação e erros vêm dos contratos. Onde eles não dizem o que acontece,
                valem <a href="/docs/frontier/sandbox/regras">regras nossas</a>, e cada resposta
                nomeia as que usou.
              </p>
              <p>
                Nada sai desta aba. A política de segurança (<code>Content-Security-Policy</code>)
                faz o navegador recusar qualquer conexão que não seja com este portal.
              </p>
              <p>
                O estado acaba com a aba, a não ser que você o guarde neste navegador ou em um
                arquivo.
              </p>
              <p>
                Para os seus testes, o <a href={INSTALLED}>simulador instalado</a> entrega
                notificações ao seu programa.
              </p>
            </div>
          </div>
        </section>
      </main>
    </>
  );
}

/** Whether the page loads the simulator without a click. */
function isWanted(): boolean {
  // The service worker has the page once the simulator was loaded, and the browser has its files.
  const { serviceWorker } = navigator as Partial<Navigator>;
  const isLoaded = serviceWorker?.controller && readRoute().path.length > 0;
  return Boolean(isLoaded) || window.location.search === '?carregar';
}

/** Formats millions of bytes: `5,4`. */
function writeSize(millions: number): string {
  return millions.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function explainStart(error: unknown): string {
  if (error instanceof ControlError) {
    return `O estado não abre (${error.message}). Carregue o simulador sem ele.`;
  }
  const text = error instanceof Error ? error.message : String(error);
  if (!navigator.onLine) {
    return 'Sem conexão, e este navegador ainda não tem todos os arquivos. Tente de novo quando a rede voltar.';
  }
  if (/memory|allocat/i.test(text)) {
    return 'Falta memória neste navegador. Feche outras abas e tente de novo.';
  }
  if (text === UNLOADED || /: 4\d\d$/.test(text)) {
    return 'Um arquivo do simulador não está mais no portal. Recarregue a página para buscar a versão atual.';
  }
  return 'Um arquivo não chegou, ou o navegador recusou o programa. Tente de novo.';
}
