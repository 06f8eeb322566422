import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '@remix-run/dev/server-build';
import { consoleLog, messageOf } from '../app/cache/log';
import { parseEnvironment } from '../app/config/environment';
import type { Bindings } from './bindings';
import { misconfigured } from './serving/plain-answers';
import { secured } from './serving/security-headers';
import { createSite, type Site } from './serving/site';

export { Refresher } from './refresher';

/** One per isolate: bindings and environment do not change while it lives. */
let site: Site | undefined;

export default {
  fetch(request, bindings, context) {
    site ??= start(bindings);
    return site(request, context);
  },
} satisfies ExportedHandler<Bindings>;

function start(bindings: Bindings): Site {
  try {
    const environment = parseEnvironment(bindings as Readonly<Record<string, unknown>>);
    return createSite(environment, bindings, createRequestHandler(build));
  } catch (error) {
    consoleLog({ event: 'environment-refused', detail: messageOf(error) });
    return () => Promise.resolve(secured(misconfigured()));
  }
}
