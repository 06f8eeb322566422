import { createRequestHandler, type AppLoadContext } from '@remix-run/cloudflare';
import * as build from '@remix-run/dev/server-build';
import { DurableObject } from 'cloudflare:workers';

export class Refresher extends DurableObject {}

const handle = createRequestHandler(build);

export default {
  fetch: (request) => handle(request, {} as AppLoadContext),
} satisfies ExportedHandler;
