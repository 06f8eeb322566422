import { formatLongDate, formatMonthAndDay, getSchoolYear, getWeekday, type DayNumber } from '../../calendar/civil';
import type { Context } from '../../http/context';
import { fill } from '../../words/fill';
import { closingBlocks } from '../../words/texts.generated';
import type { Headline } from '../../world/headlines';
import { officeCategory, type ArticleStub } from '../../world/news';
import { findLatestFinals, listTitleGames } from '../../world/title-games';

const wrapMinutes = 10 * 60 + 15;
const closingMinutes = 9 * 60;
const wednesday = 2;

/** Two articles with permanent addresses; their dates follow the clock. */
export function listStandingArticles(context: Context): ArticleStub[] {
  return [findFinalsArticle(context), buildClosingArticle(context)].filter((stub) => stub !== null);
}

/** Published on the morning after the latest finals weekend. */
function findFinalsArticle({ world, clock }: Context): ArticleStub | null {
  const lastDay = clock.minutesNow >= wrapMinutes ? clock.today : clock.today - 1;
  const finals = findLatestFinals(getSchoolYear(clock.today), lastDay);
  if (finals === null) return null;
  const { day, schoolYear, plans } = finals;
  return buildStandingStub(1001, day + 1, wrapMinutes, 'State Series', 'state-finals-wrap', () => ({
    title: `State finals wrap: what the weekend of ${formatMonthAndDay(day)} decided`,
    subject: { kind: 'finals', games: plans.flatMap((plan) => listTitleGames(world, plan, schoolYear)) },
  }));
}

/** Published on Wednesdays: the office is closed on the next Monday. */
function buildClosingArticle({ clock, product }: Context): ArticleStub {
  const isOut = getWeekday(clock.today) !== wednesday || clock.minutesNow >= closingMinutes;
  const latest = isOut ? clock.today : clock.today - 1;
  const day: DayNumber = latest - ((getWeekday(latest) - wednesday + 7) % 7);
  const closed = day + 5;
  const values = { closed: formatLongDate(closed), open: formatLongDate(closed + 1), product };
  return buildStandingStub(1002, day, closingMinutes, officeCategory, 'office-closed', () => ({
    title: `Office closed ${formatLongDate(closed)}`,
    subject: {
      kind: 'office',
      story: { month: 1, day: 1, title: '', blocks: closingBlocks.map((block) => fill(block, values)) },
    },
  }));
}

function buildStandingStub(
  id: number,
  day: DayNumber,
  publishedMinutes: number,
  category: string,
  slug: string,
  headline: () => Headline,
): ArticleStub {
  return { id, day, publishedMinutes, category, topic: { kind: 'standing', slug, buildHeadline: headline } };
}
