/** Says that a body is larger than it may be. */
export const tooLarge = Symbol('too large');

/**
 * Reads the body of a request as text, and no more of it than may be.
 * @param mostBytes a body that is longer, or says so, is not read to its end
 */
export async function readAtMost(request: Request, mostBytes: number): Promise<string | typeof tooLarge> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) {
    await request.body?.cancel();
    return tooLarge;
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const chunk = part.value as Uint8Array;
    bytes += chunk.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      return tooLarge;
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
