import { buildContext, type DemoEnvironment } from './environment';
import { controlFaults } from './faults/control';
import { FaultList } from './faults/fault';
import { strike } from './faults/strike';
import { routeNotFound, send } from './http/answer';
import { CallCounter } from './http/calls';
import { createRouter } from './http/router';
import { routes } from './routes';

const faults = new FaultList();
const calls = new CallCounter();
const routeRequest = createRouter(routes);

export default {
  async fetch(request: Request, environment: DemoEnvironment): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const controlled = await controlFaults(request, pathname, faults, calls);
    if (controlled !== null) return controlled;
    const fault = faults.take(pathname, search);
    const answer = (): Promise<Response> => handle(request, environment);
    const answerWhole = (): Promise<Response> => handle(removeValidators(request), environment);
    const isCounted = !pathname.startsWith('/media/');
    // Counting first includes calls that hang or break off.
    if (isCounted) calls.countCall(pathname + search);
    const response = fault === null ? await answer() : await strike(fault, answer, answerWhole);
    if (isCounted && response.status === 304) calls.countNotModified(pathname + search);
    return response;
  },
} satisfies ExportedHandler<DemoEnvironment>;

function removeValidators(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  headers.delete('if-modified-since');
  return new Request(request, { headers });
}

async function handle(request: Request, environment: DemoEnvironment): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(routeNotFound, request);
  const context = buildContext(request, environment);
  const match = routeRequest(context.path);
  const answer = match === null ? routeNotFound : await match.handler({ ...context, params: match.params });
  return send(answer, request);
}
