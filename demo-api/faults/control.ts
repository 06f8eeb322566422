import type { CallCounter } from '../http/calls';
import { parseFault, type FaultList } from './fault';

/** Tests inject faults and read call counts at `/__demo/…`. Returns null for any other path. */
export async function controlFaults(
  request: Request,
  path: string,
  faults: FaultList,
  calls: CallCounter,
): Promise<Response | null> {
  if (!path.startsWith('/__demo/')) return null;
  switch (`${request.method} ${path}`) {
    case 'POST /__demo/faults':
      return addFault(request, faults);
    case 'GET /__demo/faults':
      return Response.json({
        faults: faults
          .list()
          .map(({ timesLeft, ...fault }) => ({ ...fault, timesLeft: Number.isFinite(timesLeft) ? timesLeft : null })),
      });
    case 'DELETE /__demo/faults':
      faults.clear();
      return new Response(null, { status: 204 });
    case 'GET /__demo/calls':
      return Response.json({ calls: calls.list() });
    case 'DELETE /__demo/calls':
      calls.reset();
      return new Response(null, { status: 204 });
    default:
      return Response.json({ error: 'Route not found' }, { status: 404 });
  }
}

async function addFault(request: Request, faults: FaultList): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const fault = parseFault(body);
  if ('problem' in fault) return Response.json({ error: fault.problem }, { status: 400 });
  faults.add(fault);
  return new Response(null, { status: 204 });
}
