/** Error codes of Node's `fetch` when a kept-alive connection is closed during a request. */
const CLOSED_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Sends a request, and repeats it once when its connection is closed, as browsers do (RFC 9110, section 9.2.2), because workerd
 * closes idle connections after some seconds.
 * @param onClosed called with the error code of the closed connection
 * @throws any other error of the request, and every error of the second attempt
 */
export async function sendAgainIfClosed<Result>(
  send: () => Promise<Result>,
  onClosed: (code: string) => void = () => undefined,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const code = getErrorCode(error);
    if (!CLOSED_CONNECTION.has(code)) throw error;
    onClosed(code);
    return send();
  }
}

function getErrorCode(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
