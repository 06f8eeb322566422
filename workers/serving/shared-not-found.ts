import { hasStrips } from '~/components/shell/strips';
import { findSport, sports } from '~/config/sports';
import { getSharedSportId } from '~/models/sports/shop';
import { listLayoutsAround, readPageAddress, type PageAddress } from '~/page/page-address';
import { findArticlePath, buildCmsPath, isNamedPage } from '~/routes/cms-page/page';
import { RENDER_ORIGIN } from './page-renderer';

/** No page or sport has this name, and upstream is not asked. */
const NAMELESS = '.not-found';
/** Sections with their own sponsors, shop and menu mark. */
const sections = ['archives', 'schools', 'sports'];

/** Address at which the page for unknown addresses of a section or sport is rendered once; `null` for other pages. */
export function findSharedNotFoundAddress({ kind, route, path, params }: PageAddress): PageAddress | null {
  if (kind !== 'document' || route.path !== '*') return null;
  const contentPath = buildCmsPath(params['*'] ?? '');
  if (findArticlePath(contentPath) !== null || isNamedPage(contentPath)) return null;
  const [, section = '', within = ''] = path.split('/');
  if (!sections.includes(section)) return buildAddressAt(`/${NAMELESS}`, path);
  if (section !== 'sports') return buildAddressAt(`/${section}/${NAMELESS}/${NAMELESS}`, path);
  const sportId = findSport(within) === undefined ? findNamelessSport(within) : within;
  return sportId === null ? null : buildAddressAt(`/sports/${sportId}/${NAMELESS}`, path);
}

/** The same for a page of an unknown sport, rendered once per page. */
export function findSharedSportNotFoundAddress({ kind, route, path, params }: PageAddress): PageAddress | null {
  const { sportId } = params;
  const isOfSport = listLayoutsAround(route.layout).includes('sport');
  if (kind !== 'document' || !isOfSport || sportId === undefined || findSport(sportId) !== undefined) return null;
  if (findNamelessSport(sportId) === null) return null;
  const address = buildAddressAt(route.path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, NAMELESS), path);
  return address?.route.id === route.id ? address : null;
}

/** `null` for ids shared by boys and girls, which show their shop. */
function findNamelessSport(sportId: string): string | null {
  const isShared = sports.some(({ id }) => getSharedSportId(id) === getSharedSportId(sportId));
  return isShared ? null : NAMELESS;
}

/** An address with the same strips as a path. */
function buildAddressAt(sharedPath: string, path: string): PageAddress | null {
  if (hasStrips(sharedPath) !== hasStrips(path)) return null;
  return readPageAddress(new URL(sharedPath, RENDER_ORIGIN), () => '2000-01-01');
}
