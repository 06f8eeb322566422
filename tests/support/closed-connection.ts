/** How a connection that had been kept open ends under a request, see `fetch` of Node. */
const CLOSED_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Sends a request, and once more when its connection is closed under it, as browsers do (RFC 9110, section 9.2.2): workerd closes
 * connections that were idle for some seconds.
 * @param onClosed told the code of the closed connection
 * @throws whatever else the request throws, and what the second attempt throws
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
