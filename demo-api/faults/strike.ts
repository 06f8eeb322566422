import type { Fault } from './fault';
import { withEmptyElements, withNullRows, withRenamedElements, withRenamedKeys } from './reshape';

const chunkBytes = 64 * 1024;
const promisedBytes = 4096;
const hangMs = 10 * 60 * 1000;

/** `wholeAnswer` ignores the client's validators, because a reshaped answer is never "not modified". */
export async function strike(
  fault: Fault,
  answer: () => Promise<Response>,
  wholeAnswer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'delay':
      await pause(fault.delayMs);
      return answer();
    case 'status':
      return Response.json({ error: `Ordered status ${fault.status}` }, { status: fault.status });
    case 'truncate':
      return truncateResponse(await answer());
    case 'wrong-type':
      return buildJsonResponse('"This is a sentence where a list should be."');
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title><h1>Bad gateway</h1>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty':
      return buildJsonResponse('');
    case 'body':
      return buildJsonResponse(fault.body);
    case 'huge':
      return new Response(streamHugeBody(fault.bytes), {
        headers: { 'content-type': getContentType(await answer()) },
      });
    case 'drop':
      return new Response(streamBreakingBody(), { headers: { 'content-type': 'application/json; charset=utf-8' } });
    case 'hang':
      await pause(hangMs);
      return answer();
    case 'renamed-keys':
      return reshapeResponse(await wholeAnswer(), withRenamedKeys, withRenamedElements);
    case 'null-rows':
      return reshapeResponse(
        await wholeAnswer(),
        (body) => withNullRows(body, fault.percent),
        (text) => withEmptyElements(text, fault.percent),
      );
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: 'http://elsewhere.invalid/v1/moved' } });
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function buildJsonResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}

/** XML keeps its type, so that clients have to detect the fault in the text. */
function getContentType({ headers }: Response): string {
  const type = headers.get('content-type') ?? '';
  return isXml(type) ? type : 'application/json; charset=utf-8';
}

function isXml(contentType: string): boolean {
  return contentType.startsWith('text/xml');
}

/** Half the body with a matching length: well-formed HTTP, broken JSON or XML. */
async function truncateResponse(response: Response): Promise<Response> {
  const whole = await response.text();
  const half = whole.slice(0, Math.max(1, Math.floor(whole.length / 2)));
  return new Response(half, { headers: { 'content-type': getContentType(response) } });
}

async function reshapeResponse(
  response: Response,
  changeJson: (body: unknown) => unknown,
  changeXml: (text: string) => string,
): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200) return response;
  if (isXml(type)) return new Response(changeXml(await response.text()), { headers: { 'content-type': type } });
  return type.startsWith('application/json')
    ? buildJsonResponse(JSON.stringify(changeJson(await response.json())))
    : response;
}

/** Begins as valid JSON. */
function streamHugeBody(bytes: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunk = encoder.encode('{"filler":"0123456789abcdef"},'.repeat(Math.ceil(chunkBytes / 30)));
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('{"data":['));
    },
    pull(controller) {
      if (sent >= bytes) {
        controller.close();
        return;
      }
      controller.enqueue(chunk);
      sent += chunk.byteLength;
    },
  });
}

/** Breaks the connection. Without `content-length` the runtime would end the stream normally. */
function streamBreakingBody(): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(promisedBytes);
  const writer = writable.getWriter();
  const breakOff = async (): Promise<void> => {
    await writer.write(new TextEncoder().encode('{"data":[{"gameId":'));
    await pause(10);
    await writer.abort(new Error('The connection was dropped on request.'));
  };
  // The client may close the connection first.
  breakOff().catch(() => undefined);
  return readable;
}
