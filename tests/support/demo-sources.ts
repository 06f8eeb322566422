import type { AnySource, BaseName } from '~/cache/source/define-source';
import demo from '../../demo-api';
import { answerHtml } from '../../demo-api/http/answer';
import { createRouter, type Route } from '../../demo-api/http/router';
import { routes } from '../../demo-api/routes';

/* The sources of the site as calls to the demo association. */

export const demoOrigin = 'http://demo.invalid';

const folders: Partial<Record<BaseName, string>> = {
  legacy: '/legacy',
  records: '/records',
  leaders: '/leaders',
  broadcasts: '/broadcasts',
  social: '/social-history',
};
const match = createRouter(routes.map((route) => ({ ...route, handler: () => answerHtml(route.pattern) })));

/** Address of the demo association for a source with its sample parameters. */
export function buildSourceAddress({ base, buildPath, sample }: AnySource): string {
  return `${folders[base] ?? ''}${buildPath(sample)}`;
}

/** @throws when the demo association does not serve the source */
export function findDemoRoute(source: AnySource): Route {
  const { pathname } = new URL(buildSourceAddress(source), demoOrigin);
  const found = match(pathname.replace(/\/+$/, ''))?.handler(undefined as never);
  const pattern = found === undefined || found instanceof Promise ? '' : found.body;
  const route = routes.find((candidate) => candidate.pattern === pattern);
  if (route === undefined) throw new Error(`The demo association has no route for ${pathname}.`);
  return route;
}

/** @param moment ISO time at which the demo association answers */
export function fetchFromDemo(source: AnySource, moment: string): Promise<Response> {
  const environment = { DEMO_ORIGIN: demoOrigin, FIXED_NOW: moment, PRODUCT: 'PSAA' };
  return demo.fetch(new Request(demoOrigin + buildSourceAddress(source)), environment);
}
