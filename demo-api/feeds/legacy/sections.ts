import { answerLatin1Html, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { answerNotPostedPage } from '../../http/legacy-page';
import type { SeasonPlan } from '../../world/season-plans';
import { listClassSeries, type ClassSeries } from '../../world/series';
import { isTennis } from '../../world/tennis-tournament';
import {
  readScores,
  readSection,
  readTennisPage,
  type Section,
  type SectionAddress,
  type TennisPage,
} from './legacy-address';
import { writeMeetSection } from './meet-sections';
import { formatPageHeading, answerPageWithTypingErrors, type SportPage } from './page-parts';
import { isPosted, findSeriesPlan, getPostedSchoolYear } from './posting';
import { writeBracketList, writeScheduleList, writeScoreList, writeWinnerList } from './series-games';
import {
  writeAssignmentList,
  writeEntryList,
  writeSeedList,
  writeSiteList,
  writeFinalistList,
  type SeriesPage,
} from './series-lists';
import { writeTennisPage } from './tennis-pages';
import { writeTennisSection } from './tennis-sections';

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

const seriesSections: Readonly<Record<Exclude<Section, 'entry'>, (page: SeriesPage) => string[] | null>> = {
  site: writeSiteList,
  assign: writeAssignmentList,
  seed: writeSeedList,
  pair: writeScheduleList,
  bracket: writeBracketList,
  winner: writeWinnerList,
  info1: writeFinalistList,
};

/** `GET /legacy/data/{abbr}/{page}.htm` */
export function answerLegacyData(context: Context): Answer {
  const [code, page] = [readParam(context, 'abbr'), readParam(context, 'page')];
  const tennis = readTennisPage(code, page);
  if (tennis !== null) {
    const schoolYear = getPostedSchoolYear(tennis.sport, context.clock);
    const part = tennis.className.toLowerCase();
    const body = writeTennisPage({ ...tennis, context, schoolYear, part }, tennis.page);
    return answerWithPage(
      context,
      formatPageHeading(tennis.sport, tennis.className, schoolYear, tennisTitles[tennis.page]),
      body,
    );
  }
  const address = readSection(code, page);
  return address === null ? answerNotFound(context) : answerSection(context, address);
}

function answerSection(context: Context, address: SectionAddress): Answer {
  const { sport, className } = address;
  const schoolYear = getPostedSchoolYear(sport, context.clock);
  const heading = formatPageHeading(sport, className, schoolYear, titles[address.section]);
  const isReady = isPosted(sport, address.section, schoolYear, context.clock);
  return answerWithPage(context, heading, isReady ? writeSectionBody(context, address, schoolYear) : null);
}

function writeSectionBody(context: Context, address: SectionAddress, schoolYear: number): string[] | null {
  const { sport, section } = address;
  const plan = findSeriesPlan(sport);
  const page = { ...address, context, schoolYear };
  if (plan === undefined) return isTennis(sport) ? writeTennisSection(page, section) : writeMeetSection(page, section);
  const series = findSeries(page, plan);
  if (section === 'entry') return writeEntryList({ ...page, plan, series });
  return series === undefined ? null : seriesSections[section]({ ...page, plan, series });
}

/** Undefined when the class has too few schools. */
function findSeries({ context, schoolYear, className }: SportPage, plan: SeasonPlan): ClassSeries | undefined {
  return listClassSeries(context.world, plan, schoolYear).find((series) => series.className === (className ?? ''));
}

/** `GET /legacy/scores/{abbr}{class}.htm` */
export function answerLegacyScores(context: Context): Answer {
  const address = readScores(readParam(context, 'page'));
  if (address === null) return answerNotFound(context);
  const { sport } = address;
  const schoolYear = getPostedSchoolYear(sport, context.clock);
  const plan = findSeriesPlan(sport);
  const page = { ...address, context, schoolYear };
  const series = plan === undefined ? undefined : findSeries(page, plan);
  const body =
    plan === undefined || series === undefined || !isPosted(sport, 'pair', schoolYear, context.clock)
      ? null
      : writeScoreList({ ...page, plan, series });
  return answerWithPage(context, formatPageHeading(sport, address.className, schoolYear, 'Scores'), body);
}

/** @param body null while the page is not posted */
function answerWithPage(context: Context, heading: string, body: readonly string[] | null): Answer {
  return body === null ? answerNotPostedPage(context, heading) : answerPageWithTypingErrors(context, heading, body);
}

/** The old server's 404 page. */
export function answerNotFound({ path }: Context): Answer {
  const name = path.replace(/[^\w./-]/g, '');
  return answerLatin1Html(
    `<HTML><HEAD><TITLE>404 Not Found</TITLE></HEAD><BODY><H1>Not Found</H1><P>The requested URL ${name} was not found on this server.</BODY></HTML>\r\n`,
    404,
  );
}
