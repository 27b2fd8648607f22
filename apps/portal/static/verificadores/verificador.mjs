import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { env } = process;
const SEGREDOS = [env.WEBHOOK_SEGREDO, env.WEBHOOK_SEGREDO_ANTERIOR].filter(Boolean);
const TIPO = env.WEBHOOK_TIPO;

// Valores iniciais: confirme-os com a Frontier ou com um teste. Um ajuste vazio é o mesmo que nenhum.
const ALGORITMO = env.WEBHOOK_ALGORITMO || 'sha256';
const CODIFICACAO = env.WEBHOOK_CODIFICACAO || 'hex';
const PREFIXO = env.WEBHOOK_PREFIXO ?? '';
const assinado = (corpo) => corpo;

const ERROS = [
  ['WEBHOOK_TIPO', TIPO, ['HMAC', 'BEARER_TOKEN', 'CUSTOM_HEADER', 'CUSTOM_QUERY_PARAMETER']],
  ['WEBHOOK_ALGORITMO', ALGORITMO, ['sha1', 'sha256', 'sha384', 'sha512']],
  ['WEBHOOK_CODIFICACAO', CODIFICACAO, ['hex', 'base64']],
].filter(([, valor, aceitos]) => !aceitos.includes(valor));
// Com um ajuste errado ou sem segredo, toda entrega é recusada.
for (const [nome, , aceitos] of ERROS) console.error(`${nome}: use ${aceitos.join(', ')}`);
if (SEGREDOS.length === 0) console.error('WEBHOOK_SEGREDO: informe o segredo');

function esperar(segredo, corpo) {
  if (TIPO !== 'HMAC') return PREFIXO + segredo;
  const assinatura = createHmac(ALGORITMO, segredo).update(assinado(corpo));
  return PREFIXO + assinatura.digest(CODIFICACAO);
}

// timingSafeEqual exige tamanhos iguais, e os resumos os têm.
const resumir = (texto) => createHash('sha256').update(texto).digest();

export function verificar(corpo, recebido) {
  if (ERROS.length > 0 || typeof recebido !== 'string') return false;
  return SEGREDOS.some((segredo) =>
    timingSafeEqual(resumir(esperar(segredo, corpo)), resumir(recebido)),
  );
}

// Só na linha de comando, e não quando outro programa importa este arquivo.
const comando = process.argv[1] ?? '';
if (existsSync(comando) && realpathSync(comando) === fileURLToPath(import.meta.url)) {
  console.log(verificar(readFileSync(0), process.argv[2]) ? 'aceita' : 'recusada');
}
