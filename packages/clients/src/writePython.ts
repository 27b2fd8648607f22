import type { PreparedContract } from './prepareContract';
import { replaceAll, replaceOnce, restoreAccents } from './replaceText';

const HEAD = `from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from typing import Any, ClassVar, Dict, List, Optional

from ._base import Arquivo, Servico, build_path, encode, encode_value
`;
/** What each call of the generator's takes, and ours takes once, in the constructor. */
const OPTIONS =
  /, headers: Optional\[Dict\[str, str\]\] = None, timeout: Optional\[float\] = None, retry: Optional\[Dict\[str, Any\]\] = None, idempotency_key: Any = None\)/g;

/** What programs import of what is written by hand, besides the services. */
const EXPORTED = [
  'AcessoProibido',
  'Arquivo',
  'ErroDaApi',
  'ErroInterno',
  'NaoAutorizado',
  'NaoEncontrado',
  'RequisicaoInvalida',
  'SemResposta',
  'decode',
  'encode',
  'escrever_json',
  'ler_json',
];

/** The module of one service: models and calls as generated, over our own way to send. */
export function writePython({ id, title }: PreparedContract, generated: string): string {
  let text = replaceOnce(
    generated,
    /^[\s\S]*?\nfrom typing import .*\n/,
    `# ${title}: feito do contrato; não altere à mão.\n\n${HEAD}`,
  );
  for (const name of ['Decimal', 'Dia', 'Arquivo']) {
    text = replaceOnce(text, `@dataclass\nclass ${name}:\n    x: Optional[str] = None\n\n\n`, '');
  }
  text = text.replace(/(: (?:Optional\[|List\[)*)Dia\b/g, '$1date');
  text = restoreAccents(text, 'NAME = "value"');
  text = text.replaceAll(
    '# Python field name -> wire (JSON) name, for (de)serialization.',
    '# Nomes em JSON, onde diferem.',
  );
  text = replaceOnce(text, /class Servers:[\s\S]*?(?=_OPERATIONS: Dict)/, '');
  text = replaceOnce(text, /\n\nclass AsyncClient:[\s\S]*$/, '\n');
  text = replaceOnce(
    text,
    /class Client:\n[\s\S]*?self\._http = .*\n/,
    `class ${nameClass(id)}(Servico):\n    """As chamadas da ${title}."""\n`,
  );
  text = replaceAll(text, OPTIONS, ')').replaceAll(', *)', ')');
  text = replaceAll(text, /\n {8}auth_headers, auth_query = .*/g, '');
  text = replaceAll(
    text,
    'params: Dict[str, Any] = dict(auth_query)',
    'params: Dict[str, Any] = {}',
  );
  text = replaceAll(
    text,
    'url = build_url(self._server_url, op["path"], ',
    'path = build_path(op["path"], ',
  );
  text = text.replace(/\n {8}form_data, form_files = to_multipart\(body\)/g, '');
  text = replaceAll(
    text,
    /response = send\(self\._http, self\._config, op, url, method=op\["method"\], headers=\{.*?\}, params=params(.*?), timeout=timeout, retry=retry, idempotency_key=idempotency_key\)/g,
    'response = self._send(op, path, params$1)',
  );
  text = text.replaceAll('data=form_data, files=form_files', 'form=body');
  text = replaceAll(text, /\n {8}if not response\.is_success:\n.*/g, '');
  text = closeQueries(text);
  return replaceAll(
    text,
    /cast\(.*, decode\((.*), _safe_json\(response\)\)\)/g,
    'self._read(op, $1, response)',
  );
}

/** Has a query's lists of values closed, as those of bodies are. */
function closeQueries(text: string): string {
  const kinds = new Set([...text.matchAll(/^class (\w+)\(str, Enum\):/gm)].map(([, name]) => name));
  return text.replace(/\n {4}def \w+\(self(.*)\) -> [\s\S]*?(?=\n {4}def |$)/g, (call, taken) => {
    const hints = [...String(taken).matchAll(/(\w+): Optional\[(?:List\[)?(\w+)/g)];
    return hints
      .filter(([, , kind]) => kinds.has(kind))
      .reduce(
        (out, [, name, kind]) =>
          replaceOnce(out, `= encode(${name})`, `= encode_value(${kind}, ${name})`),
        call,
      );
  });
}

/** The class of all services. */
export function writePythonIndex(contracts: readonly PreparedContract[]): string {
  const services = contracts.map(({ id, server, title }) => ({
    name: id.replaceAll('-', '_'),
    kind: nameClass(id),
    server,
    title,
  }));
  const made = services.map(({ kind, name, server, title }) => {
    const token = name === 'autenticacao' ? 'None' : 'token';
    return `        #: ${title}\n        self.${name} = ${kind}(em("${name}", "${server}"), limite, repeticoes, ${token})`;
  });
  return `"""As APIs da Frontier. Feito dos contratos; não altere à mão."""

from __future__ import annotations

from typing import Mapping, Union

${services.map(({ name }) => `from . import ${name} as _${name}`).join('\n')}
from ._base import (
${[...EXPORTED, 'Token'].map((name) => `    ${name},\n`).join('')})
${services.map(({ kind, name }) => `from .${name} import ${kind}`).join('\n')}

__all__ = [
${[...EXPORTED, 'Frontier', ...services.map(({ kind }) => kind)].map((name) => `    "${name}",\n`).join('')}]


class Frontier:
    """As APIs da Frontier, com um token para todas.

    \`endereco\` é um para todos os serviços, como o do simulador, ou um para cada; sem ele, valem os dos contratos.
    \`limite\` são os segundos que uma tentativa espera; \`repeticoes\`, quantas vezes um GET que falhou é repetido.
    Nenhuma outra chamada é repetida.
    """

    def __init__(
        self,
        api_key: str,
        secret_key: str,
        endereco: Union[str, Mapping[str, str], None] = None,
        limite: float = 30,
        repeticoes: int = 2,
    ) -> None:
        def em(nome: str, padrao: str) -> str:
            if isinstance(endereco, str):
                return endereco
            return (endereco or {}).get(nome, padrao)

        servicos = (${services.map(({ name }) => `"${name}"`).join(', ')})
        for nome in () if isinstance(endereco, str) else endereco or ():
            if nome not in servicos:
                raise TypeError(f"endereco: não há o serviço {nome}; há {', '.join(servicos)}")

        token = Token(
            lambda: self.autenticacao.gerar_token_de_acesso(
                _autenticacao.Credenciais(api_key=api_key, secret_key=secret_key)
            )
        )
${made.join('\n')}
`;
}

/** `pos-emissao` → `PosEmissaoApi`: the schemas of a contract may have the service's name. */
export function nameClass(id: string): string {
  return `${id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Api`;
}
