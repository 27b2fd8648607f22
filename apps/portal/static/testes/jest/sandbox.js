// Inicia o comando frontier-sandbox em uma porta livre e o controla. O comando deve estar no PATH: se ele está instalado
// no projeto, npm e npx o põem lá.
const { spawn } = require('node:child_process');
const { once } = require('node:events');

/** Devolve o simulador pronto: `endereco`, `controlar`, `guardarEstado`, `abrirEstado` e `encerrar`. */
async function iniciarSandbox(...opcoes) {
  const processo = spawn('frontier-sandbox', ['--port', '0', ...opcoes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endereco = await lerEndereco(processo);
  const saude = await fetch(`${endereco}/health`);
  if (!saude.ok) throw new Error(`/health respondeu ${saude.status}`);
  return {
    endereco,
    /** Uma chamada sob /_sandbox/, como `controlar('POST seed', { journey: 'bloqueios' })`. */
    async controlar(chamada, corpo) {
      const [method, nome] = chamada.split(' ');
      const headers = corpo ? { 'content-type': 'application/json' } : {};
      const body = corpo && JSON.stringify(corpo);
      const resposta = await fetch(`${endereco}/_sandbox/${nome}`, { method, headers, body });
      const texto = await resposta.text();
      if (!resposta.ok) throw new Error(`${chamada} respondeu ${resposta.status}: ${texto}`);
      return texto === '' ? undefined : JSON.parse(texto);
    },
    /** O texto do estado inteiro, que você também pode guardar em um arquivo e editar. */
    async guardarEstado() {
      return (await fetch(`${endereco}/_sandbox/state`)).text();
    },
    /** Troca o estado inteiro pelo de `guardarEstado`. */
    async abrirEstado(body) {
      const resposta = await fetch(`${endereco}/_sandbox/state`, { method: 'PUT', body });
      if (!resposta.ok) throw new Error(`PUT state respondeu ${await resposta.text()}`);
    },
    async encerrar() {
      const fim = once(processo, 'exit');
      if (processo.kill()) await fim;
    },
  };
}

/** O comando escolhe a porta, e imprime o endereço quando já atende. */
function lerEndereco(processo) {
  return new Promise((resolve, reject) => {
    let saida = '';
    processo.stdout.on('data', (parte) => {
      saida += parte;
      const [endereco] = saida.match(/http:\/\/\S+(?=\s)/) ?? [];
      if (endereco) resolve(endereco);
    });
    processo.once('error', reject);
    processo.once('exit', (codigo) => reject(new Error(`frontier-sandbox saiu com ${codigo}`)));
  });
}

module.exports = { iniciarSandbox };
