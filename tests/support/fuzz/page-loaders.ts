import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { policies } from '~/cache/source/policies';
import { loadSources } from '~/page/load-page';
import { buildPageRequest, type PageAddress } from '~/page/page-address';
import type { SiteContext } from '~/page/site-context';
import { layoutRoutes } from '~/routes.table.js';
import { sources as shellSources, toShellView } from '~/routes/site-layout/shell-view';
import { pageEnvironment } from '../page-environment';

export type AnswerSource = (request: SourceRequest) => SourceAnswer<unknown>;

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/**
 * The view that the loader of a page or layout builds from the answers of its sources, or the `Response` that it returned or
 * threw.
 * @param id of the page's route, of one of its layouts, or `root`
 */
export async function loadRoute(id: string, address: PageAddress, answerSource: AnswerSource): Promise<unknown> {
  const load = await importLoader(id, address);
  const request = new Request(`https://site.invalid${address.path}${address.query.search}`);
  try {
    return await load({
      request,
      params: address.params,
      context: { site: buildSite(address, answerSource) },
    });
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

async function importLoader(id: string, { route }: PageAddress): Promise<Loader> {
  if (id === 'root') return loadShell;
  const layout = layoutRoutes.find((candidate) => candidate.id === id);
  const file = layout === undefined ? `${route.folder}/route.tsx` : `${layout.folder}/layout.tsx`;
  const { href } = pathToFileURL(path.resolve('app/routes', file));
  const { loader } = (await import(/* @vite-ignore */ href)) as { readonly loader: Loader };
  return loader;
}

/** The root's module needs the bundler for its fonts and styles. */
async function loadShell(args: LoaderFunctionArgs): Promise<unknown> {
  const { optional } = await loadSources(args.context.site, shellSources());
  const data = { sponsors: optional.sponsors?.value ?? [], shop: optional.shop?.value ?? [] };
  return toShellView(data, pageEnvironment.environment, pageEnvironment.clock);
}

function buildSite(address: PageAddress, answerSource: AnswerSource): SiteContext {
  return {
    ...buildPageRequest(address, pageEnvironment),
    offersAll: true,
    hasLeftOut: () => false,
    refusal: address.refusal,
    inlineParts: { scripts: new Set(), styles: new Set() },
    readSources: (requests) => Promise.resolve(requests.map(answerSource)),
    getPolicy: ({ definition }) => policies[definition.policy],
    makePicture: () => Promise.resolve(null),
    waitForReads: () => Promise.resolve([]),
    waitForViews: () => Promise.resolve([]),
    noteLoader: () => undefined,
  };
}
