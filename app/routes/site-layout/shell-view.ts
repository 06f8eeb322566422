import type { ShellView, ShopView } from '~/components/shell/shell-view';
import type { Environment } from '~/config/environment';
import { footerColumns, legalLinks, listNavigationGroups, topBarLinks } from '~/config/navigation';
import { getSportSeasonOfDay, sports, type Season } from '~/config/sports';
import { formatFullDay } from '~/models/dates/calendar-date';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { type ShopEntry, type Sponsor, frontSponsors, shopEntries } from '~/upstream/sponsors';

/** Sources of the site layout. All optional: a page never fails for its sponsors. */
export function sources() {
  return {
    optional: { sponsors: frontSponsors.with({}), shop: shopEntries.with({}) },
    mayBeAbsent: ['sponsors', 'shop'],
  };
}

interface ShellData {
  readonly sponsors: readonly Sponsor[];
  readonly shop: readonly ShopEntry[];
}

/** View of the site layout from environment, time, sponsors and shop. */
export function toShellView(
  data: ShellData,
  environment: Environment,
  clock: ContentClock,
  isOffered: (href: string) => boolean = () => true,
): ShellView {
  const hiddenPaths = listMenuPaths(environment.PRODUCT).filter((path) => !isOffered(path));
  const today = getToday(clock);
  const season = getSportSeasonOfDay(today);
  return {
    associationName: environment.ASSOCIATION_NAME,
    product: environment.PRODUCT,
    today: formatFullDay(today),
    year: today.slice(0, 4),
    buildId: environment.BUILD_ID,
    keepsPages: environment.OFFLINE_PAGES !== '0',
    season,
    schoolCenterUrl: environment.SCHOOL_CENTER_URL ?? null,
    officialsCenterUrl: environment.OFFICIALS_CENTER_URL ?? null,
    ...(hiddenPaths.length > 0 && { hiddenPaths }),
    sponsors: data.sponsors.map(({ id, title, imageUrl, href }) => ({ id, title, imageUrl, href })),
    shop: toShopViews(data.shop, season),
  };
}

/** Every address of menus and footer, each once. */
function listMenuPaths(product: string): readonly string[] {
  const groups = [...listNavigationGroups(product), ...footerColumns].flatMap(({ links }) => links);
  return [...new Set([...groups, ...topBarLinks, ...legalLinks].map(({ to }) => to))];
}

/** Shop entries named after their sports, those in season first. */
function toShopViews(entries: readonly ShopEntry[], season: Season): ShopView[] {
  const views = entries.map((entry) => {
    const sport = sports.find(({ id, sharedId }) => id === entry.id || sharedId === entry.id);
    const inSeason = sports.some((candidate) => candidate.sharedId === sport?.sharedId && candidate.season === season);
    return { view: { ...entry, title: sport?.family ?? 'State series gear' }, inSeason };
  });
  return views.sort((a, b) => Number(b.inSeason) - Number(a.inSeason)).map(({ view }) => view);
}
