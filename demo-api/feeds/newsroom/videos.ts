import { pickListMotif, pickScoreboard } from '../../art/subjects';
import { getSchoolYear, formatTerm } from '../../calendar/civil';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData, answerLoosely } from '../../quirks/wrapper';
import { getItemAt } from '../../random/dice';
import { memoize } from '../../world/memoize';
import { findRecordingById, listRecordings, tapeCount, type Recording } from '../../world/recordings';
import type { Sport } from '../../world/sports';
import { buildPictureUrl } from '../site/pictures';

const randomCount = 12;
const msPerMinute = 60_000;

/** `GET /v1/videos[?random=true][&title=][&activityID=]`: by id. */
export function answerVideos(context: Context): Answer {
  if (readQueryText(context, 'random') === 'true') return answerLoosely(context, pickRandomFew(context));
  const title = readQueryText(context, 'title')?.toLowerCase() ?? null;
  const activity = readQueryText(context, 'activityID')?.toUpperCase() ?? null;
  const rows = getArchive(context)
    .filter(({ sport }) => activity === null || sport.code === activity)
    .map((recording) => buildRecordingRow(context, recording))
    .filter(({ youTubeTitle }) => title === null || String(youTubeTitle).toLowerCase().includes(title));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'videos', title ?? '', activity ?? ''), rows));
}

/** `GET /v1/videos/{videoId}` */
export function answerVideo(context: Context): Answer {
  const found = findRecordingById(context.world, Number(readParam(context, 'videoId')), context.clock.today);
  return found === undefined
    ? answerFailure(404, 'Video not found')
    : answerLoosely(context, buildRecordingRow(context, found));
}

/** `GET /v1/videos/stats`: counts of the whole archive. */
export function answerVideoStatistics(context: Context): Answer {
  const recordings = getArchive(context);
  const bySport = new Map<Sport, Recording[]>();
  const byDecade = new Map<number, number>();
  for (const recording of recordings) {
    const own = bySport.get(recording.sport);
    if (own === undefined) bySport.set(recording.sport, [recording]);
    else own.push(recording);
    const decade = Math.floor(recording.year / 10) * 10;
    byDecade.set(decade, (byDecade.get(decade) ?? 0) + 1);
  }
  const activities = [...bySport].map(([sport, own]) => ({
    activityID: sport.code,
    activityName: sport.title,
    videos: own.length,
    ...getYearRange(own),
  }));
  return answerData({
    totalVideos: recordings.length,
    ...getYearRange(recordings),
    buzzerBeaters: recordings.filter(({ isBuzzerBeater }) => isBuzzerBeater).length,
    activities: activities.sort((left, right) => left.activityName.localeCompare(right.activityName)),
    decades: [...byDecade]
      .sort(([left], [right]) => left - right)
      .map(([decade, count]) => ({ decade: `${decade}s`, videos: count })),
  });
}

function getYearRange(recordings: readonly Recording[]): { firstYear: number; lastYear: number } {
  const years = recordings.map(({ year }) => year);
  return { firstYear: Math.min(...years), lastYear: Math.max(...years) };
}

function getArchive({ world, clock }: Context): readonly Recording[] {
  return memoize(world, `archive ${clock.today}`, () => listRecordings(world, getSchoolYear(clock.today), clock.today));
}

/** Differs each minute. */
function pickRandomFew(context: Context): Row[] {
  const roll = createDiceFor(context, 'random videos', Math.floor(context.clock.nowMs / msPerMinute));
  const ids = new Set<number>();
  while (ids.size < randomCount) ids.add(roll.drawBetween(1, tapeCount));
  return [...ids]
    .map((id) => findRecordingById(context.world, id, context.clock.today))
    .filter((recording) => recording !== undefined)
    .map((recording) => buildRecordingRow(context, recording));
}

/** Cached, because generating all rows is slower than sending them. */
function buildRecordingRow(context: Context, recording: Recording): Row {
  const rows = memoize(context.world, `recording rows ${context.origin}`, () => new Map<number, Row>());
  let row = rows.get(recording.id);
  if (row === undefined) {
    row = makeRow(context, recording);
    rows.set(recording.id, row);
  }
  return row;
}

function makeRow(context: Context, recording: Recording): Row {
  const { id, sport, year, className, round, teams, score, isBuzzerBeater, announcers } = recording;
  const roll = createDiceFor(context, 'recording-row', id);
  const short = `PSAA-${String(id).padStart(6, '0')}`;
  const names = teams.map((school) => school.shortName).join(' vs. ');
  const classText = className === '' ? '' : `Class ${className} `;
  const row: Row = {
    videoId: id,
    youTubeTitle: `${year} ${context.product} ${sport.title} ${classText}${round}${names === '' ? '' : `: ${names}`}`,
    youTubeURL: roll.drawChance(0.3) ? `https://youtu.be/${short}` : `https://www.youtube.com/watch?v=${short}`,
    thumbnails: roll.drawChance(0.02) ? null : { high: buildThumbnailUrl(context, recording) },
    activityID: sport.code,
    activityName: sport.title,
    tourneyYear: roll.drawChance(0.1) ? formatTerm(year - 1) : year,
    class: className,
    buzzerBeater: isBuzzerBeater ? roll.pick(['Y', 'Y', 1, true]) : getItemAt(['N', '', null], id),
    teams: teams.length === 0 ? null : teams.map((school) => school.name).join('; '),
    score: score === '' ? roll.pick([null, '']) : score,
    announcers: announcers.length === 0 ? null : announcers.join(', '),
  };
  return withRowQuirks(roll, row, {
    numbers: ['videoId', 'tourneyYear'],
    texts: ['youTubeTitle', 'teams'],
    optional: ['announcers', 'score', 'class', 'teams', 'activityName'],
    spellings: { videoId: ['videoID'], youTubeURL: ['youtubeURL'] },
  });
}

/** The board with the score for each fourth recording of a game. */
function buildThumbnailUrl(context: Context, { id, sport, teams, score }: Recording): string {
  const [, left, right] = /^(\d{1,3})-(\d{1,3})/.exec(score) ?? [];
  const result =
    teams.length < 2 || left === undefined || right === undefined ? null : ([Number(left), Number(right)] as const);
  const motif = result !== null && id % 4 === 3 ? pickScoreboard(sport) : pickListMotif(sport, id);
  return buildPictureUrl(context, motif, id, { schools: teams, score: result });
}
