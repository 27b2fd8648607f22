import { createContext, type ReactNode, useContext } from 'react';

/** Words and tools of the console that depend on where the simulator runs. */
export interface Setting {
  /** Title of the first view. */
  welcome: string;
  /** Shown while the log is empty. */
  nothingYet: string;
  /** Lead of the log: its contents. */
  logLead: string;
  /** Shown when the simulator does not answer. */
  down: string;
  /** Shown above the rules. */
  rulesNote?: string;
  /** Whether other programs reach the simulator, for example `curl`. */
  hasNetwork: boolean;
  /** Further tools of the header. */
  tools?: ReactNode;
}

/** The console that a server of the simulator has at `/`. */
const SERVER: Setting = {
  welcome: 'Os seis serviços, na sua máquina',
  nothingYet: 'Nada ainda. As chamadas do seu programa também aparecem aqui.',
  logLead:
    'As chamadas e entregas deste simulador enquanto acontecem, também as do seu programa, com cabeçalhos e corpos, sem os segredos. As últimas 500, na hora desta máquina.',
  down: 'O simulador não responde. A página tenta de novo a cada segundo.',
  hasNetwork: true,
};

export const SettingContext = createContext(SERVER);

/** Returns the console's words and tools. */
export function useSetting(): Setting {
  return useContext(SettingContext);
}
