/**
 * Encodes a form as a body (RFC 7578). WebKit cannot read the body of a request that was made from a `FormData` with
 * files.
 * @example
 * const form = new FormData();
 * form.append('arquivo', new File(['%PDF'], 'termo.pdf'));
 * encodeForm(form).type // multipart/form-data; boundary=…
 */
export function encodeForm(form: FormData): Blob {
  const boundary = `formulario-${crypto.randomUUID()}`;
  const parts = [...form].flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`;
    if (typeof value === 'string') return [`${head}\r\n\r\n${value}\r\n`];
    const type = value.type || 'application/octet-stream';
    return [
      `${head}; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`,
      value,
      '\r\n',
    ];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], {
    type: `multipart/form-data; boundary=${boundary}`,
  });
}

function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
