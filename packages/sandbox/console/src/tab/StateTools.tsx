import { type ChangeEvent, createContext, type ReactNode, useContext } from 'react';
import { useShell } from '../Shell.js';
import { forgetState, keepState } from './keepState.js';

/** The simulator of this tab, whose state can be saved; `undefined` in the console of a server. */
export interface TabState {
  save: () => Promise<Blob>;
  /** Replaces the simulator by one with another state. @throws Error when the file is no saved state */
  restore: (state: Blob) => Promise<void>;
}

export const TabContext = createContext<TabState | undefined>(undefined);

/** Saves the state of the simulator in this tab, and restores it. Nothing is saved without a click. */
export function StateTools(): ReactNode {
  const tab = useContext(TabContext);
  const { showToast } = useShell();
  if (!tab) return null;
  const attempt = async (task: () => Promise<void>, done: string) => {
    try {
      await task();
      showToast(done);
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), true);
    }
  };
  const restore = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) await attempt(() => tab.restore(file), 'O simulador tem o estado do arquivo.');
    target.value = '';
  };
  return (
    <section aria-labelledby="estado">
      <hr />
      <h2 id="estado">Estado desta aba</h2>
      <p className="muted">Some quando a aba fecha, se você não o guardar.</p>
      <div className="buttons">
        <button
          type="button"
          onClick={() =>
            attempt(
              async () => keepState(await tab.save()),
              'O estado está guardado neste navegador.',
            )
          }
        >
          Guardar neste navegador
        </button>
        <button
          type="button"
          onClick={() => attempt(forgetState, 'Este navegador não guarda mais nenhum estado.')}
        >
          Esquecer o guardado
        </button>
        <button
          type="button"
          onClick={() =>
            attempt(async () => download(await tab.save()), 'O arquivo está nos downloads.')
          }
        >
          Exportar
        </button>
        <label className="button">
          Importar
          <input type="file" accept=".tgz,.gz" className="hidden" onChange={restore} />
        </label>
      </div>
    </section>
  );
}

/** Saves a state as the file that `frontier-sandbox --state` reads. */
function download(state: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(state);
  link.download = `simulador-${new Date().toISOString().slice(0, 10)}.tgz`;
  link.click();
  URL.revokeObjectURL(link.href);
}
