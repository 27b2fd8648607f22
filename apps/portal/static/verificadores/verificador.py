import base64
import hmac
import os
import sys
from typing import Optional

NOMES = ("WEBHOOK_SEGREDO", "WEBHOOK_SEGREDO_ANTERIOR")
SEGREDOS = [os.environ[nome] for nome in NOMES if os.environ.get(nome)]
TIPO = os.environ.get("WEBHOOK_TIPO")

# Valores iniciais: confirme-os com a Frontier ou com um teste. Um ajuste vazio é o mesmo que nenhum.
ALGORITMO = os.environ.get("WEBHOOK_ALGORITMO") or "sha256"
CODIFICACAO = os.environ.get("WEBHOOK_CODIFICACAO") or "hex"
PREFIXO = os.environ.get("WEBHOOK_PREFIXO", "")


def assinado(corpo: bytes) -> bytes:
    return corpo


ERROS = [
    (nome, aceitos)
    for nome, valor, aceitos in (
        ("WEBHOOK_TIPO", TIPO, ("HMAC", "BEARER_TOKEN", "CUSTOM_HEADER", "CUSTOM_QUERY_PARAMETER")),
        ("WEBHOOK_ALGORITMO", ALGORITMO, ("sha1", "sha256", "sha384", "sha512")),
        ("WEBHOOK_CODIFICACAO", CODIFICACAO, ("hex", "base64")),
    )
    if valor not in aceitos
]
# Com um ajuste errado ou sem segredo, toda entrega é recusada.
for nome, aceitos in ERROS:
    print(f"{nome}: use {', '.join(aceitos)}", file=sys.stderr)
if not SEGREDOS:
    print("WEBHOOK_SEGREDO: informe o segredo", file=sys.stderr)


def em_bytes(texto: str) -> bytes:
    # Um byte que não é de UTF-8 não chega a ser um erro: a prova só não confere.
    return texto.encode("utf-8", "surrogatepass")


def esperar(segredo: str, corpo: bytes) -> str:
    if TIPO != "HMAC":
        return PREFIXO + segredo
    assinatura = hmac.digest(em_bytes(segredo), assinado(corpo), ALGORITMO)
    if CODIFICACAO == "base64":
        return PREFIXO + base64.b64encode(assinatura).decode()
    return PREFIXO + assinatura.hex()


def verificar(corpo: bytes, recebido: Optional[str]) -> bool:
    if ERROS or not isinstance(recebido, str):
        return False
    return any(
        hmac.compare_digest(em_bytes(esperar(segredo, corpo)), em_bytes(recebido))
        for segredo in SEGREDOS
    )


if __name__ == "__main__":
    valor = sys.argv[1] if len(sys.argv) > 1 else None
    print("aceita" if verificar(sys.stdin.buffer.read(), valor) else "recusada")
