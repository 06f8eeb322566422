/**
 * Reads a body as text, but never more than `maxBytes` of it: what is left is cancelled, so that the connection is free
 * again. Bytes that are not UTF-8 (a stray 0xA0 is known to come) are read as spaces.
 * @returns `null` when the body is larger than allowed
 */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > maxBytes) {
    await discard(response);
    return null;
  }
  const bytes = await readBytes(response, maxBytes);
  return bytes === null ? null : decode(bytes);
}

/** Frees the connection of a response whose body nobody wants. */
export async function discard(response: Response): Promise<void> {
  try {
    await response.body?.cancel();
  } catch {
    // The connection is gone already, which is all that was wanted.
  }
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  if (response.body === null) return new Uint8Array();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concatenate(chunks, length);
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes).replaceAll('\uFFFD', ' ');
  }
}
