import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '@remix-run/dev/server-build';
import type { Bindings } from './bindings';
import { createBranchHandlers } from './serving/branch-handlers';
import { startSite, type Site } from './serving/site';

export { OperationsLedger } from './operations-ledger';
export { Refresher } from './refresher';

/** One per isolate: bindings and environment do not change while it lives. */
let site: Site | undefined;

export default {
  fetch(request, bindings, context) {
    site ??= startSite(bindings, createBranchHandlers(build, createRequestHandler));
    return site(request, context);
  },
} satisfies ExportedHandler<Bindings>;
