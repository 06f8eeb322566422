import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage, loadSources, requirePageRequest, throwRefusal } from './load-page';
import { PageOutcome } from './page-outcome';
import type { DeclareSources, PageSources, PageValues, SportPageRequest } from './page-sources';

type Failed<Declared extends PageSources> = Pick<PageValues<Declared>, 'unavailable'>;
type ViewOf<Shown, Declared extends PageSources> = Exclude<Shown, PageOutcome> & Failed<Declared>;

/** Loads a page's sources and makes its view. Both functions are pure. `findElsewhere` redirects before anything is read. */
export async function loadView<Declared extends PageSources, Shown extends object>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  declare: DeclareSources<Declared>,
  toView: (values: PageValues<Declared>, request: SportPageRequest) => Shown,
  findElsewhere: (request: SportPageRequest) => PageOutcome | null = () => null,
): Promise<ViewOf<Shown, Declared>> {
  const request = requirePageRequest(args);
  const elsewhere = findElsewhere(request);
  if (elsewhere !== null) throw elsewhere.toResponse();
  const values = await loadPage(args, declare);
  const view = toView(values, request);
  if (view instanceof PageOutcome) throw view.toResponse();
  return { ...view, unavailable: values.unavailable } as ViewOf<Shown, Declared>;
}

/** The loader of a layout around the pages of a sport. The layout also surrounds the 404 page. */
export async function loadLayoutView<Declared extends PageSources, Shown extends object>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  declare: DeclareSources<Declared>,
  toView: (values: PageValues<Declared>, request: SportPageRequest) => Shown,
): Promise<Shown> {
  const { site } = args.context;
  if (site.sport === null) throwRefusal('unknown-sport');
  const request = site as SportPageRequest;
  return toView(await loadSources(site, declare(request)), request);
}
