import { latin1Html, type Answer } from '../../http/answer';
import { param, type Context } from '../../http/context';
import { notPostedPage } from '../../http/legacy-page';
import { isTennis } from '../../world/tennis-tournament';
import {
  readScores,
  readSection,
  readTennisPage,
  type Section,
  type SectionAddress,
  type TennisPage,
} from './legacy-address';
import { meetSection } from './meet-sections';
import { formatPageHeading, pageWithTypingErrors } from './page-parts';
import { isPosted, findSeriesPlan, postedSchoolYear } from './posting';
import { bracketList, scheduleList, scoreList, winnerList } from './series-games';
import { assignmentList, entryList, seedList, siteList, type SeriesPage } from './series-lists';
import { finalistList } from './team-list';
import { tennisPage } from './tennis-pages';
import { tennisSection } from './tennis-sections';

const titles: Readonly<Record<Section, string>> = {
  entry: 'Entries',
  site: 'Sites',
  assign: 'Assignments',
  seed: 'Seeds',
  pair: 'Schedules',
  bracket: 'Brackets',
  winner: 'Results',
  info1: 'Team Information',
};

const tennisTitles: Readonly<Record<TennisPage, string>> = {
  singles: 'State Final Singles',
  doubles: 'State Final Doubles',
  qual: 'State Final Pairings',
  result1: 'State Final Results, Thursday',
  result2: 'State Final Results, Friday',
  result3: 'State Final Results, Saturday',
  index: 'State Final Results by School',
};

const seriesSections: Readonly<Record<Section, (page: SeriesPage) => string[] | null>> = {
  entry: entryList,
  site: siteList,
  assign: assignmentList,
  seed: seedList,
  pair: scheduleList,
  bracket: bracketList,
  winner: winnerList,
  info1: finalistList,
};

/** `GET /legacy/data/{abbr}/{page}.htm` */
export function legacyData(context: Context): Answer {
  const [code, page] = [param(context, 'abbr'), param(context, 'page')];
  const tennis = readTennisPage(code, page);
  if (tennis !== null) {
    const schoolYear = postedSchoolYear(tennis.sport, context.clock);
    const part = tennis.className.toLowerCase();
    const body = tennisPage({ ...tennis, context, schoolYear, part }, tennis.page);
    return answerWithPage(
      context,
      formatPageHeading(tennis.sport, tennis.className, schoolYear, tennisTitles[tennis.page]),
      body,
    );
  }
  const address = readSection(code, page);
  return address === null ? notFound(context) : section(context, address);
}

function section(context: Context, address: SectionAddress): Answer {
  const { sport, className } = address;
  const schoolYear = postedSchoolYear(sport, context.clock);
  const heading = formatPageHeading(sport, className, schoolYear, titles[address.section]);
  const isReady = isPosted(sport, address.section, schoolYear, context.clock);
  return answerWithPage(context, heading, isReady ? sectionBody(context, address, schoolYear) : null);
}

function sectionBody(context: Context, address: SectionAddress, schoolYear: number): string[] | null {
  const { sport } = address;
  const plan = findSeriesPlan(sport);
  const page = { ...address, context, schoolYear };
  if (plan !== undefined) return seriesSections[address.section]({ ...page, plan });
  return isTennis(sport) ? tennisSection(page, address.section) : meetSection(page, address.section);
}

/** `GET /legacy/scores/{abbr}{class}.htm` */
export function legacyScores(context: Context): Answer {
  const address = readScores(param(context, 'page'));
  if (address === null) return notFound(context);
  const { sport } = address;
  const schoolYear = postedSchoolYear(sport, context.clock);
  const plan = findSeriesPlan(sport);
  const body =
    plan === undefined || !isPosted(sport, 'pair', schoolYear, context.clock)
      ? null
      : scoreList({ ...address, context, schoolYear, plan });
  return answerWithPage(context, formatPageHeading(sport, address.className, schoolYear, 'Scores'), body);
}

/** @param body null while the page is not posted */
function answerWithPage(context: Context, heading: string, body: readonly string[] | null): Answer {
  return body === null ? notPostedPage(context, heading) : pageWithTypingErrors(context, heading, body);
}

/** The old server's 404 page. */
export function notFound({ path }: Context): Answer {
  const name = path.replace(/[^\w./-]/g, '');
  return latin1Html(
    `<HTML><HEAD><TITLE>404 Not Found</TITLE></HEAD><BODY><H1>Not Found</H1><P>The requested URL ${name} was not found on this server.</BODY></HTML>\r\n`,
    404,
  );
}
