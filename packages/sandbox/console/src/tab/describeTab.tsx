import { OutsideLink } from '../parts.js';
import type { Setting } from '../Setting.js';
import { StateButton, type TabState } from './StateTools.js';

/** The console in a tab of the portal: no other program can call it, and it links to the portal's guides. */
export function describeTab(tab: TabState): Setting {
  return {
    welcome: 'Os seis serviços, nesta aba',
    nothingYet: 'Nada ainda: envie uma chamada.',
    logLead:
      'As chamadas e entregas desta aba enquanto acontecem. As chamadas aparecem com cabeçalhos e corpos, sem os segredos; as entregas, com o pedido que seria enviado. As últimas 500, na hora deste aparelho.',
    down: 'O simulador desta aba parou, talvez por falta de memória. Recarregue a página; se você guardou um estado, ele ainda está neste navegador.',
    rulesNote:
      'Nesta aba não há rede. O que as regras dizem de endereços, do receptor e do comando listen vale para o simulador instalado.',
    hasNetwork: false,
    tools: (
      <>
        <StateButton tab={tab} />
        <OutsideLink href="/docs" className="tool-link">
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14" />
          </svg>
          <span className="tool-name">Documentação</span>
        </OutsideLink>
      </>
    ),
  };
}
