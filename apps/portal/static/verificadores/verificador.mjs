import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { env } = process;
const TIPO = env.WEBHOOK_TIPO;
const SEGREDOS = [env.WEBHOOK_SEGREDO, env.WEBHOOK_SEGREDO_ANTERIOR].filter(Boolean);

// Valores iniciais: confirme-os com a Frontier ou com um teste.
const ALGORITMO = env.WEBHOOK_ALGORITMO ?? 'sha256';
const CODIFICACAO = env.WEBHOOK_CODIFICACAO ?? 'hex';
const PREFIXO = env.WEBHOOK_PREFIXO ?? '';
const assinado = (corpo) => corpo;

function esperar(segredo, corpo) {
  if (TIPO !== 'HMAC') return PREFIXO + segredo;
  const assinatura = createHmac(ALGORITMO, segredo).update(assinado(corpo));
  return PREFIXO + assinatura.digest(CODIFICACAO);
}

// timingSafeEqual exige tamanhos iguais, e os resumos os têm.
const resumir = (texto) => createHash('sha256').update(texto).digest();

export function verificar(corpo, recebido) {
  if (typeof recebido !== 'string') return false;
  return SEGREDOS.some((segredo) =>
    timingSafeEqual(resumir(esperar(segredo, corpo)), resumir(recebido)),
  );
}

// Só na linha de comando, e não quando outro programa importa este arquivo.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(verificar(readFileSync(0), process.argv[2]) ? 'aceita' : 'recusada');
}
