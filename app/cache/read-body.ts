/** A body that is larger than its source allows. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Reads a body as text, up to a limit. Bytes that are no UTF-8 become replacement characters instead of an error: a stray
 * 0xA0 must not cost a whole answer.
 * @throws BodyTooLargeError as soon as more than `maxBytes` have come; the rest is not fetched
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > maxBytes) {
      await reader.cancel();
      throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
