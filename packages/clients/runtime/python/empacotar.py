"""O que o pip pede para instalar o pacote (PEP 517), sem baixar nada: o wheel é um zip dos arquivos."""

import base64
import hashlib
import os
import pathlib
import re
import zipfile

_HERE = pathlib.Path(__file__).resolve().parent
_PACKAGE = "frontier_cliente"


def build_wheel(folder, config_settings=None, metadata_directory=None):
    text = (_HERE / "pyproject.toml").read_text(encoding="utf-8")
    project = dict(re.findall(r'^([\w-]+) = "(.*)"$', text, re.MULTILINE))
    release = f"{_PACKAGE}-{project['version']}"
    info = f"{release}.dist-info"
    paths = sorted(path for path in (_HERE / _PACKAGE).iterdir() if path.is_file())
    files = {f"{_PACKAGE}/{path.name}": path.read_bytes() for path in paths}
    files[f"{info}/METADATA"] = (
        "Metadata-Version: 2.1\n"
        f"Name: {project['name']}\n"
        f"Version: {project['version']}\n"
        f"Summary: {project['description']}\n"
        f"Requires-Python: {project['requires-python']}\n"
        f"Project-URL: Homepage, {project['Homepage']}\n"
    ).encode("utf-8")
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: frontier\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = f"{info}/RECORD"
    sums = [f"{name},sha256={_sum(content)},{len(content)}\n" for name, content in files.items()]
    files[record] = "".join([*sums, f"{record},,\n"]).encode("utf-8")
    wheel = f"{release}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return wheel


def build_sdist(folder, config_settings=None):
    raise NotImplementedError("o frontier-python.tgz já é o pacote")


def _sum(content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return digest.rstrip(b"=").decode("ascii")
