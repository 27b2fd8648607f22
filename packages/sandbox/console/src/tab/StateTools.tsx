import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { ControlError } from '../api.js';
import { Popover } from '../Popover.js';
import { loadState, writeState } from '../prepareState.js';
import { useShell } from '../Shell.js';
import { writeInstant } from '../words.js';
import { forgetState, keepState, readKeptState } from './keepState.js';

interface StateToolsProps {
  /** Receives whether the state has changes that no file has. */
  setChanged: (isChanged: boolean) => void;
}

export function StateButton(props: StateToolsProps): ReactNode {
  const label = (
    <>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M5 4h11l3 3v13H5ZM8 4v5h7V4M8 20v-6h8v6" />
      </svg>
      <span className="tool-name">Estado</span>
    </>
  );
  return (
    <Popover id="estado" label={label}>
      <StateTools {...props} />
    </Popover>
  );
}

const FAILED = {
  keep: 'Este navegador não guardou o estado: falta espaço, ou a janela é privada. Exporte-o para um arquivo.',
  forget: 'Este navegador não apagou o estado guardado.',
  save: 'O simulador não pôde escrever o estado.',
  restore: 'O arquivo não abriu, e o estado que estava aberto continua.',
} as const;

/** Saves the state of the simulator in this tab, and restores it. Nothing is saved without a click. */
function StateTools({ setChanged }: StateToolsProps): ReactNode {
  const { showToast } = useShell();
  const [isBusy, setBusy] = useState(false);
  const [keptAt, setKeptAt] = useState<Date>();
  const lookForKept = () => readKeptState().then((kept) => setKeptAt(kept?.at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => void lookForKept(), []);
  const attempt = async (name: keyof typeof FAILED, task: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await task();
      showToast(done);
    } catch (error) {
      const cause = error instanceof ControlError ? ` ${error.message}` : '';
      showToast(FAILED[name] + cause, true);
    }
    setBusy(false);
    await lookForKept();
  };
  const save = async (keep: (state: Blob) => Promise<void> | void) => {
    // A later call is not in this file.
    setChanged(false);
    try {
      await keep(await loadState());
    } catch (error) {
      setChanged(true);
      throw error;
    }
  };
  const restore = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const open = () => writeState(file).then(() => setChanged(false));
    await attempt('restore', open, 'O simulador tem o estado do arquivo.');
    target.value = '';
  };
  return (
    <>
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
          disabled={isBusy}
          onClick={() =>
            attempt('keep', () => save(keepState), 'O estado está guardado neste navegador.')
          }
        >
          Guardar neste navegador
        </button>
        {keptAt && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => attempt('forget', forgetState, 'O estado guardado foi apagado.')}
          >
            Esquecer o guardado
          </button>
        )}
      </div>
      <hr />
      <p className="muted">
        Um arquivo leva o estado a outro navegador ou ao simulador instalado, com{' '}
        <code>--state</code>. O registro não vai junto: é só desta aba.
      </p>
      <div className="buttons">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => attempt('save', () => save(download), 'O arquivo está nos downloads.')}
        >
          Exportar
        </button>
        <label className="button">
          Importar
          <input
            type="file"
            accept=".jsonl,.gz"
            className="hidden"
            disabled={isBusy}
            onChange={restore}
          />
        </label>
      </div>
    </>
  );
}

/** Saves a state as the file that `frontier-sandbox --state` reads. */
function download(state: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(state);
  link.download = `simulador-${new Date().toISOString().slice(0, 10)}.jsonl`;
  link.click();
  // Some browsers read the address after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
