import base64
import hmac
import os
import sys
from typing import Optional

TIPO = os.environ.get("WEBHOOK_TIPO")
NOMES = ("WEBHOOK_SEGREDO", "WEBHOOK_SEGREDO_ANTERIOR")
SEGREDOS = [os.environ[nome] for nome in NOMES if os.environ.get(nome)]

# Valores iniciais: confirme-os com a Frontier ou com um teste.
ALGORITMO = os.environ.get("WEBHOOK_ALGORITMO", "sha256")
CODIFICACAO = os.environ.get("WEBHOOK_CODIFICACAO", "hex")
PREFIXO = os.environ.get("WEBHOOK_PREFIXO", "")


def assinado(corpo: bytes) -> bytes:
    return corpo


def esperar(segredo: str, corpo: bytes) -> str:
    if TIPO != "HMAC":
        return PREFIXO + segredo
    assinatura = hmac.digest(segredo.encode(), assinado(corpo), ALGORITMO)
    if CODIFICACAO == "base64":
        return PREFIXO + base64.b64encode(assinatura).decode()
    return PREFIXO + assinatura.hex()


def verificar(corpo: bytes, recebido: Optional[str]) -> bool:
    if recebido is None:
        return False
    return any(
        hmac.compare_digest(esperar(segredo, corpo).encode(), recebido.encode())
        for segredo in SEGREDOS
    )


if __name__ == "__main__":
    valor = sys.argv[1] if len(sys.argv) > 1 else None
    print("aceita" if verificar(sys.stdin.buffer.read(), valor) else "recusada")
