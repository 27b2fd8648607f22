/** What is said in English of hosts that give no document: parts of the words of faults. */
export const englishRemote = {
  found: {
    partOfDocument: 'response 206, a part of the document only',
    unaskedUnchanged: 'response 304, although no earlier copy was named',
    redirectLoop: 'redirects that lead back to {target}',
    manyRedirects: 'more than {max} redirects, the last one to {target}',
    unaskedEncoding: 'a body packed as "{encoding}" (Content-Encoding), which was not asked for',
    wrongEncoding: 'a body that is not {encoding}, although its Content-Encoding says so',
    cutBody: 'a body cut short: it broke off after {size} bytes',
    unsureEnd:
      '{size} bytes without an announced length, whose end is not that of the last good copy',
    emptyBody: 'an empty body',
    page: 'an HTML or XML page',
    refused: 'connection refused',
    brokenConnection: 'the connection was broken before an answer',
    unknownHost: 'the name {host} leads to no address',
    badCertificate: 'a certificate that cannot be trusted ({cause})',
    notHttp: 'an address that is neither http nor https',
    requestFailed: 'the request failed: {cause}',
    redirect: 'response {status} that redirects to {target}',
    status: 'response {status}',
    otherAddress: 'another address',
    noAnswer: 'no complete answer in {seconds} s',
  },
  mend: {
    tryAgain: 'Try again; if it stays so, look at the host.',
    startHost: 'Check the host and port, and whether the service is running.',
    trustCertificate:
      "Mend the host's certificate; name an authority of your own in NODE_EXTRA_CA_CERTS.",
    correctEncoding: 'Have the host say in Content-Encoding what it sends: gzip, br, or nothing.',
    answerWhole: 'Have the host answer a plain GET with 200 and the whole document.',
    answerWithDocument:
      'Give the address of the document itself, one that answers without a login.',
    finalAddress:
      'Give the address that answers with the document itself: only redirects within the same scheme, host and port are followed.',
    sayLength:
      'Have the host send Content-Length or chunks, or end the document with a line of three dots (...).',
  },
} as const;
