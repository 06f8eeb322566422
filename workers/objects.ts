export { OperationsObject } from './operations-object';
export { Refresher } from './refresher';

/**
 * The worker of the Durable Objects. The platform ends all objects of a worker on deployment; apart from the site they
 * survive deployments that change only pages. It has no address, but a worker must have a handler.
 */
export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;
