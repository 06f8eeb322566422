/** Compresses with gzip. */
export function compress(bytes: Uint8Array): Promise<Uint8Array> {
  return pipeThrough(new CompressionStream('gzip'), bytes);
}

/** @throws TypeError if the bytes are not gzip data */
export function decompress(bytes: Uint8Array): Promise<Uint8Array> {
  return pipeThrough(new DecompressionStream('gzip'), bytes);
}

async function pipeThrough(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const { body } = new Response(bytes as BodyInit);
  return new Uint8Array(await new Response(body?.pipeThrough(stream)).arrayBuffer());
}
