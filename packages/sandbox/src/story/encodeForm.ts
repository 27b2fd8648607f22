/** The simulator does not read a file's content. */
export function makePdf(name: string): File {
  return new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
}

/** Makes a form without its empty parts. */
export function makeForm(parts: Iterable<readonly [name: string, value: string | File]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value !== '') form.append(name, value);
  }
  return form;
}

/**
 * Encodes a form as a body (RFC 7578). WebKit cannot read the body of a request that was made from a `FormData` with
 * files.
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
