import type { FactView } from '~/components/ui/fact-list';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { tellsResult } from '~/models/content/tells-result';
import { addDays } from '~/models/dates/calendar-date';
import { type Game, isOver } from '~/models/games/game';
import type { NewsItem } from '~/upstream/news';

const daysAfter = 7;

/** The first article about a game that is over: of its day or the week after it, with the names of both teams and of the sport. */
export function listArticleOfGame(game: Game, news: readonly NewsItem[]): FactView[] {
  const { day, sportId, teams } = game;
  const sport = findSport(sportId ?? '')?.family.toLowerCase();
  if (day === null || sport === undefined || !isOver(game) || !teams.every(isKnownTeam)) return [];
  const lastDay = addDays(day, daysAfter);
  const articles = news.filter(({ publishedDay, title, opening, category }) => {
    if (publishedDay === null || publishedDay < day || publishedDay > lastDay) return false;
    const text = `${title}\n${opening}`;
    return `${text}\n${category}`.toLowerCase().includes(sport) && teams.every(({ name }) => hasName(text, name));
  });
  const [first] = articles.sort((a, b) => (a.publishedDay ?? '').localeCompare(b.publishedDay ?? ''));
  if (first === undefined) return [];
  const { title, opening, slug } = first;
  const url = buildHref(Route.newsArticle, { slug });
  return [{ term: 'Article', text: title, url, isResult: tellsResult(title, opening) }];
}

/** Whether a text has the whole name of a school: not `Marlow` of `Port-Marlow`, and not `Port Marlow` of `Port Marlow (Khoury)`. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? '';
    const after = text.slice(at + name.length);
    if (!/[\p{L}\p{N}-]/u.test(before) && !/^(?:[\p{L}\p{N}-]| \()/u.test(after)) return true;
  }
  return false;
}
