export { OperationsObject } from './operations-object';
export { Refresher } from './refresher';

/**
 * Worker of the Durable Objects. It is separate from the site because a deployment of a worker restarts all its objects. It has no
 * address, but the platform requires a handler.
 */
export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;
