import { fromZonedTime } from 'date-fns-tz';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import type { ChangeRow } from '~/blocks/game-changes/change-rows';
import type { RowChange } from '~/cache/source/live-rows';
import { buildHref, Route } from '~/href';
import { cutExcerpt } from '~/models/content/excerpt';
import { type Game, hasResult, compareTimes } from '~/models/games/game';
import { computeGameStart } from '~/models/games/game-days';
import { getDayList, mayBeContestId } from '~/models/games/game-path';
import { toScoreCardView } from '~/models/games/score-card-view';
import type { NewsItem } from '~/upstream/news';

export interface FeedEntry {
  readonly title: string;
  /** In-site address of the page, which is the entry's id. */
  readonly path: string;
  readonly description: string;
  readonly date: Date;
  /** When it last changed, as far as that is known; otherwise its date. */
  readonly changedAt: Date;
  readonly category: string;
}

/** Readers keep earlier entries. */
const MOST_CORRECTIONS = 200;
const SUMMARY_CHARACTERS = 300;

/** Articles, dated by upstream; an article with a day alone is dated noon of it, because the formats of feeds require a time. */
export function buildArticleEntries(items: readonly NewsItem[], timeZone: string): FeedEntry[] {
  return items.flatMap(({ slug, title, publishedDay, publishedAtMs, opening, category }) => {
    if (publishedDay === null) return [];
    const path = buildHref(Route.newsArticle, { slug });
    const description = cutExcerpt(opening, SUMMARY_CHARACTERS);
    const date = publishedAtMs === null ? getNoon(publishedDay, timeZone) : new Date(publishedAtMs);
    return [{ title, path, description, date, changedAt: date, category }];
  });
}

/** Changed games, dated when the change was seen. The fragment of a game's address tells its changes apart. */
export function buildChangeEntries(rows: readonly ChangeRow[]): FeedEntry[] {
  return rows.slice(0, MOST_CORRECTIONS).flatMap(({ teams, text, sport, to, momentMs }) => {
    if (to === null) return [];
    const date = new Date(momentMs);
    const title = `${teams}: ${text}`;
    return [{ title, path: to, description: sport ?? '', date, changedAt: date, category: sport ?? 'Scores' }];
  });
}

/** Final scores of a sport (slug) or school (id), latest first, dated at the start of the game. A score is known to change at `rowChanges`. */
export function buildScoreEntries(
  games: readonly Game[],
  teamKey: string,
  timeZone: string,
  rowChanges: readonly RowChange[] = [],
): FeedEntry[] {
  const changes = new Map(rowChanges);
  const isOwn = ({ sportId, teams }: Game) => sportId === teamKey || teams.some(({ schoolId }) => schoolId === teamKey);
  return games
    .filter((game) => isOwn(game) && hasResult(game) && mayBeContestId(game.id))
    .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '') || compareTimes(b.time, a.time))
    .flatMap((game) => {
      const list = getDayList(game);
      if (list === null) return [];
      const path = buildHref(Route.game, { contestId: game.id, query: list });
      const date = computeGameStart(game, timeZone) ?? getNoon(game.day ?? '', timeZone);
      const changedAt = new Date(Math.max(date.getTime(), changes.get(game.id) ?? 0));
      return [{ ...formatScore(game), path, date, changedAt }];
    });
}

function formatScore(game: Game): Pick<FeedEntry, 'title' | 'description' | 'category'> {
  const { teams, headline, status } = toScoreCardView(game);
  const category = getSportTitle(game.sportId ?? '');
  return {
    title: teams.map(({ name, scores }) => `${name} ${scores.join(' ')}`).join(', '),
    description: [headline ?? status, category, game.site].filter(Boolean).join(', '),
    category,
  };
}

function getNoon(day: string, timeZone: string): Date {
  return fromZonedTime(`${day}T12:00:00`, timeZone);
}
