import { fromZonedTime } from 'date-fns-tz';
import type {
  BreadcrumbListLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  SportsEventLeaf,
  SportsTeamLeaf,
  VideoObjectLeaf,
} from 'schema-dts';
import type { Crumb } from '~/components/ui/page';
import { association } from '~/config/association';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { buildPlayerUrl, type WebVideo } from '~/models/content/web-video';
import type { Game } from '~/models/games/game';
import { toAbsoluteHref } from '../page-meta';
import type { Publisher } from './structured-item';

interface PageFacts {
  readonly name: string;
  /** In-site address of the page. */
  readonly path: string;
}

/** The association itself, for its home page. */
export function buildOrganization({ ASSOCIATION_NAME, SITE_URL }: Publisher): OrganizationLeaf {
  return {
    '@type': 'Organization',
    name: ASSOCIATION_NAME,
    url: toAbsoluteHref('/', SITE_URL),
    logo: toAbsoluteHref('/apple-touch-icon.png', SITE_URL),
    telephone: association.phone.href.slice('tel:'.length),
    address: { '@type': 'PostalAddress', streetAddress: association.street, addressLocality: association.town },
    sameAs: association.social.map(({ href }) => href),
  };
}

/** The pages above a page, outermost first, and the page. */
export function buildBreadcrumbList(
  trail: readonly Crumb[],
  here: string,
  { SITE_URL }: Publisher,
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ to, text }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: text,
        item: toAbsoluteHref(to, SITE_URL),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: here },
    ],
  };
}

interface TeamFacts {
  readonly name: string;
  /** `null` where it is not known. */
  readonly sport: string | null;
  readonly logoUrl: string | null;
  /** In-site address of the team's page; absent for a team without a page. */
  readonly path?: string | undefined;
}

/** A team of a school in one sport. */
export function buildSportsTeam({ name, sport, logoUrl, path }: TeamFacts, { SITE_URL }: Publisher): SportsTeamLeaf {
  return {
    '@type': 'SportsTeam',
    name,
    ...(sport !== null && { sport }),
    ...(logoUrl !== null && { logo: logoUrl }),
    ...(path !== undefined && { url: toAbsoluteHref(path, SITE_URL) }),
  };
}

interface GameFacts extends PageFacts {
  /** One sentence with the score: the vocabulary has no word for it. */
  readonly description: string;
  readonly sport: string | null;
  /** In-site addresses of the pages of the teams. */
  readonly teamPaths: readonly (string | undefined)[];
}

/** A game. Teams that are to be decided are left out. */
export function buildSportsEvent(game: Game, page: GameFacts, publisher: Publisher): SportsEventLeaf {
  const { sport, teamPaths } = page;
  const teams = game.teams.map(({ name, logoUrl }, index) =>
    buildSportsTeam({ name, sport, logoUrl, path: teamPaths[index] }, publisher),
  );
  const competitor = teams.filter((_, index) => game.teams[index] !== undefined && isKnownTeam(game.teams[index]));
  const start = buildStartDate(game, publisher.TIME_ZONE);
  const host = game.hostIndex === null ? undefined : teams[game.hostIndex];
  const visitor = game.hostIndex === null ? undefined : teams[1 - game.hostIndex];
  return {
    '@type': 'SportsEvent',
    name: page.name,
    description: page.description,
    url: toAbsoluteHref(page.path, publisher.SITE_URL),
    eventStatus: buildEventStatus(game),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: publisher.ASSOCIATION_NAME },
    ...(start !== null && { startDate: start }),
    ...(sport !== null && { sport }),
    ...(game.site !== null && { location: { '@type': 'Place', name: game.site } }),
    ...(competitor.length > 0 && { competitor }),
    ...(host !== undefined && visitor !== undefined && { homeTeam: host, awayTeam: visitor }),
  };
}

function buildEventStatus(game: Game) {
  const words = game.kind === 'scheduled' ? [game.remark, game.scheduleChange].join(' ') : '';
  if (/cancel/i.test(words)) return 'https://schema.org/EventCancelled' as const;
  if (/postpon/i.test(words)) return 'https://schema.org/EventPostponed' as const;
  return 'https://schema.org/EventScheduled' as const;
}

/** The moment, or the day alone where the time of day is not known. */
function buildStartDate({ day, time }: Game, timeZone: string): string | null {
  const minutes = time?.minutesOfDay ?? null;
  if (day === null || minutes === null) return day;
  const [hour = '', minute = ''] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return fromZonedTime(`${day}T${hour}:${minute}:00`, timeZone).toISOString();
}

interface ArticleFacts extends PageFacts {
  readonly publishedDay: string | null;
  readonly category: string;
  readonly authorName: string | null;
}

/** An article of the association. */
export function buildNewsArticle(article: ArticleFacts, { ASSOCIATION_NAME, SITE_URL }: Publisher): NewsArticleLeaf {
  const publisher = { '@type': 'Organization', name: ASSOCIATION_NAME } as const;
  return {
    '@type': 'NewsArticle',
    headline: article.name,
    url: toAbsoluteHref(article.path, SITE_URL),
    articleSection: article.category,
    publisher,
    author: article.authorName === null ? publisher : { '@type': 'Person', name: article.authorName },
    ...(article.publishedDay !== null && { datePublished: article.publishedDay }),
  };
}

interface VideoFacts extends PageFacts {
  readonly video: WebVideo;
  readonly description: string;
  readonly thumbnailUrl: string | null;
}

/** A recording with a player. It has no `uploadDate`, because upstream has only a year. */
export function buildVideoObject(facts: VideoFacts, { SITE_URL }: Publisher): VideoObjectLeaf {
  return {
    '@type': 'VideoObject',
    name: facts.name,
    description: facts.description,
    url: toAbsoluteHref(facts.path, SITE_URL),
    embedUrl: buildPlayerUrl(facts.video),
    ...(facts.thumbnailUrl !== null && { thumbnailUrl: facts.thumbnailUrl }),
  };
}
