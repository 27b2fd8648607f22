import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FileButton, Popover } from '../parts.js';
import { loadState, writeState } from '../prepareState.js';
import { useShell } from '../Shell.js';
import { writeInstant } from '../words.js';
import { forgetState, keepState, readKeptState } from './keepState.js';

const LABEL = (
  <>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M5 4h11l3 3v13H5ZM8 4v5h7V4M8 20v-6h8v6" />
    </svg>
    <span className="tool-name">Estado</span>
  </>
);

/** Saves the state of the simulator in this tab, and restores it. Nothing is saved without a click. */
export function StateTools(): ReactNode {
  const { attempt } = useShell();
  const [keptAt, setKeptAt] = useState<Date>();
  const lookForKept = useCallback(async () => setKeptAt((await readKeptState())?.at), []);
  // Another tab may save its state before these tools open, or while they are open.
  useEffect(() => {
    window.addEventListener('focus', lookForKept);
    return () => window.removeEventListener('focus', lookForKept);
  }, [lookForKept]);
  const save = async (keep: (state: Blob) => Promise<void> | void, done: string) => {
    await attempt(async () => keep(await loadState()), done, { isKept: true });
    await lookForKept();
  };
  const restore = async (state: Blob | undefined, done: string) => {
    if (state) await attempt(() => writeState(state), done, { canUndo: true, isKept: true });
  };
  const upload = (file: File) => restore(file, 'O simulador tem o estado do arquivo.');
  const open = async () =>
    restore((await readKeptState())?.state, 'O estado guardado está aberto.');
  return (
    <Popover id="estado" label={LABEL} onToggle={lookForKept}>
      <h2>Estado desta aba</h2>
      <p className="muted">
        Some quando a aba fecha ou recarrega, se você não o guardar. Outras abas têm o seu próprio.
      </p>
      {keptAt && (
        <p>
          Guardado neste navegador em{' '}
          <strong className="time">{writeInstant(keptAt.toISOString())}</strong> UTC.
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => save(keepState, 'O estado está guardado neste navegador.')}
        >
          {keptAt ? 'Guardar no lugar dele' : 'Guardar neste navegador'}
        </button>
        {keptAt && (
          <>
            <button type="button" onClick={open}>
              Abrir o guardado
            </button>
            <button
              type="button"
              onClick={() =>
                attempt(forgetState, 'O estado guardado foi apagado.').then(lookForKept)
              }
            >
              Esquecer o guardado
            </button>
          </>
        )}
      </div>
      <p className="muted">
        Um arquivo leva o estado a outro navegador ou ao simulador instalado, com{' '}
        <code>--state</code>. O registro não vai junto: é só desta aba.
      </p>
      <div className="buttons">
        <button type="button" onClick={() => save(download, 'O arquivo está nos downloads.')}>
          Exportar
        </button>
        <FileButton accept=".jsonl,.gz" onFile={upload}>
          Importar
        </FileButton>
      </div>
    </Popover>
  );
}

function download(state: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(state);
  link.download = `simulador-${new Date().toISOString().slice(0, 10)}.jsonl`;
  link.click();
  // Some browsers read the address after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
