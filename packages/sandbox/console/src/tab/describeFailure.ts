/** The parts of the browser that the simulator needs and this one lacks; empty if it can run. */
export function listMissing(): string[] {
  const needed = {
    WebAssembly: typeof WebAssembly === 'object',
    'Web Workers': typeof Worker === 'function',
  };
  return Object.entries(needed).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

/**
 * Says in Portuguese why the simulator did not start.
 * @param isSaved whether it started with a state that the reader saved
 */
export function describeFailure(error: unknown, isSaved: boolean): string {
  const text = error instanceof Error ? error.message : String(error);
  if (!navigator.onLine) {
    return 'Sem conexão, e este navegador ainda não tem todos os arquivos. Tente de novo quando a rede voltar.';
  }
  if (/memory|allocat/i.test(text)) {
    return 'Falta memória neste navegador. Feche outras abas e tente de novo.';
  }
  if (/: 4\d\d$/.test(text)) {
    return 'Um arquivo do simulador não está mais no portal. Recarregue a página para buscar a versão atual.';
  }
  if (isSaved) {
    return 'O estado guardado não abre nesta versão do simulador. Comece com o simulador vazio.';
  }
  return 'Um arquivo não chegou, ou o navegador recusou o programa. Tente de novo.';
}
