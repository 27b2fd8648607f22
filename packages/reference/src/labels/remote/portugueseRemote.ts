import type { Words } from '../templates.js';
import type { englishRemote } from './englishRemote.js';

/** What is said in Portuguese of Brazil of hosts that give no document. */
export const portugueseRemote: Words<typeof englishRemote> = {
  found: {
    partOfDocument: 'resposta 206, só uma parte do documento',
    unaskedUnchanged: 'resposta 304, embora a requisição não citasse uma cópia anterior',
    redirectLoop: 'redirecionamentos que voltam a {target}',
    manyRedirects: 'mais de {max} redirecionamentos, o último para {target}',
    unaskedEncoding: 'um corpo em "{encoding}" (Content-Encoding), que não foi pedido',
    wrongEncoding: 'um corpo que não é {encoding}, embora o Content-Encoding diga que é',
    cutBody: 'um corpo cortado: parou depois de {size} bytes',
    unsureEnd: '{size} bytes sem tamanho anunciado, cujo fim não é o da última cópia boa',
    emptyBody: 'um corpo vazio',
    page: 'uma página HTML ou XML',
    refused: 'conexão recusada',
    brokenConnection: 'a conexão foi interrompida antes da resposta',
    unknownHost: 'o nome {host} não leva a nenhum endereço',
    badCertificate: 'um certificado em que não se pode confiar ({cause})',
    notHttp: 'um endereço que não é http nem https',
    requestFailed: 'a requisição falhou: {cause}',
    redirect: 'resposta {status} que redireciona para {target}',
    status: 'resposta {status}',
    otherAddress: 'outro endereço',
    noAnswer: 'sem resposta completa em {seconds} s',
  },
  mend: {
    tryAgain: 'Tente de novo; se continuar assim, verifique o serviço que responde nesse endereço.',
    startHost: 'Confira o host e a porta e se o serviço está no ar.',
    trustCertificate:
      'Corrija o certificado do serviço; uma autoridade própria se informa em NODE_EXTRA_CA_CERTS.',
    correctEncoding: 'Faça o serviço dizer em Content-Encoding o que envia: gzip, br ou nada.',
    answerWhole: 'Faça o serviço responder a um GET simples com 200 e o documento inteiro.',
    answerWithDocument: 'Informe o endereço do próprio documento, que responda sem login.',
    finalAddress:
      'Informe o endereço que responde com o próprio documento: só se seguem redirecionamentos com o mesmo esquema, host e porta.',
    sayLength:
      'Faça o serviço enviar Content-Length ou chunks, ou termine o documento com uma linha de três pontos (...).',
  },
};
