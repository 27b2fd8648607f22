import type { Words } from '../templates.js';
import type { englishRemote } from './englishRemote.js';

/** What is said in Spanish of hosts that give no document. */
export const spanishRemote: Words<typeof englishRemote> = {
  found: {
    partOfDocument: 'respuesta 206, solo una parte del documento',
    unaskedUnchanged: 'respuesta 304, aunque la solicitud no citaba una copia anterior',
    redirectLoop: 'redirecciones que vuelven a {target}',
    manyRedirects: 'más de {max} redirecciones, la última a {target}',
    unaskedEncoding: 'un cuerpo en "{encoding}" (Content-Encoding), que no se pidió',
    wrongEncoding: 'un cuerpo que no es {encoding}, aunque Content-Encoding diga que lo es',
    cutBody: 'un cuerpo cortado: se detuvo tras {size} bytes',
    unsureEnd: '{size} bytes sin tamaño anunciado, cuyo final no es el de la última copia buena',
    emptyBody: 'un cuerpo vacío',
    page: 'una página HTML o XML',
    refused: 'conexión rechazada',
    brokenConnection: 'la conexión se interrumpió antes de la respuesta',
    unknownHost: 'el nombre {host} no lleva a ninguna dirección',
    badCertificate: 'un certificado en el que no se puede confiar ({cause})',
    notHttp: 'una dirección que no es http ni https',
    requestFailed: 'la solicitud falló: {cause}',
    redirect: 'respuesta {status} que redirige a {target}',
    status: 'respuesta {status}',
    otherAddress: 'otra dirección',
    noAnswer: 'sin respuesta completa en {seconds} s',
  },
  mend: {
    tryAgain:
      'Vuelva a intentarlo; si sigue así, revise el servicio que responde en esa dirección.',
    startHost: 'Compruebe el host y el puerto y si el servicio está en marcha.',
    trustCertificate:
      'Corrija el certificado del servicio; una autoridad propia se indica en NODE_EXTRA_CA_CERTS.',
    correctEncoding: 'Haga que el servicio diga en Content-Encoding lo que envía: gzip, br o nada.',
    answerWhole: 'Haga que el servicio responda a un GET simple con 200 y el documento entero.',
    answerWithDocument:
      'Indique la dirección del propio documento, que responda sin iniciar sesión.',
    finalAddress:
      'Indique la dirección que responde con el propio documento: solo se siguen redirecciones con el mismo esquema, host y puerto.',
    sayLength:
      'Haga que el servicio envíe Content-Length o chunks, o termine el documento con una línea de tres puntos (...).',
  },
};
