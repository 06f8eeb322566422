export { OperationsObject } from './operations-object';
export { Refresher } from './refresher';

/**
 * Worker of the Durable Objects, apart from the site, because a deployment ends all objects of its worker. It has no address, but needs a
 * handler.
 */
export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;
