export { OperationsObject } from './operations-object';
export { Refresher } from './refresher';

/**
 * The worker of the Durable Objects. The platform ends all objects of a worker when that is deployed: apart from the site they live
 * through a deployment that changes pages alone. It has no address; a worker has to have a handler.
 */
export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;
