import { schoolYearOf } from '../../calendar/civil';
import { failure, type Answer } from '../../http/answer';
import { param, queryText, rollFor, type Context } from '../../http/context';
import { roughen, withBadRows, type Row } from '../../quirks/rough';
import { looseAnswer } from '../../quirks/wrapper';
import { at } from '../../random/dice';
import { boyNames, familyNames } from '../../words/people';
import { remember } from '../../world/remember';
import { sports } from '../../world/sports';

const recordings = 2500;
const firstYear = 1961;
const randomCount = 12;
const filmed = sports.filter(({ group }) => group === 'Fall' || group === 'Winter' || group === 'Spring');
const rounds = ['Championship', 'Semifinal', 'Third Place', 'Quarterfinal', 'Supersectional'] as const;

/** `GET /v1/videos[?random=true][&title=][&activityID=]`: the archive of recordings. */
export function videos(context: Context): Answer {
  if (queryText(context, 'random') === 'true') return looseAnswer(context, randomFew(context));
  const title = queryText(context, 'title')?.toLowerCase() ?? null;
  const activity = queryText(context, 'activityID')?.toUpperCase() ?? null;
  const rows: Row[] = [];
  for (let id = 1; id <= recordings; id += 1) {
    if (activity !== null && sportOfRecording(context, id).code !== activity) continue;
    const row = recording(context, id);
    if (title !== null && !String(row.youTubeTitle).toLowerCase().includes(title)) continue;
    rows.push(row);
  }
  return looseAnswer(context, withBadRows(rollFor(context, 'videos'), rows));
}

/** `GET /v1/videos/{videoId}` */
export function video(context: Context): Answer {
  const id = Number(param(context, 'videoId'));
  if (!Number.isInteger(id) || id < 1 || id > recordings) return failure(404, 'Video not found');
  return looseAnswer(context, recording(context, id));
}

function randomFew(context: Context): Row[] {
  const ids = new Set<number>();
  while (ids.size < randomCount) ids.add(1 + Math.floor(Math.random() * recordings));
  return [...ids].map((id) => recording(context, id));
}

function sportOfRecording(context: Context, id: number): (typeof filmed)[number] {
  return rollFor(context, 'recording-sport', id).pick(filmed);
}

/** Rows are made once per school year: making all of them takes longer than sending them. */
function recording(context: Context, id: number): Row {
  const rows = remember(context.world, `recordings ${schoolYearOf(context.clock.today)}`, () => new Map<number, Row>());
  let row = rows.get(id);
  if (row === undefined) {
    row = makeRecording(context, id);
    rows.set(id, row);
  }
  return row;
}

function makeRecording(context: Context, id: number): Row {
  const roll = rollFor(context, 'recording', id);
  const sport = sportOfRecording(context, id);
  const lastYear = schoolYearOf(context.clock.today);
  const year = lastYear - Math.floor(Math.pow(roll.next(), 1.6) * (lastYear - firstYear));
  const className = sport.classes.length === 0 ? '' : roll.pick(sport.classes);
  const [home, away] = [roll.pick(context.world.schools), roll.pick(context.world.schools)];
  const score = `${roll.between(38, 71)}-${roll.between(20, 70)}`;
  const round = roll.pick(rounds);
  const row: Row = {
    videoId: id,
    youTubeTitle: `${year} ${context.product} ${sport.title} ${className === '' ? '' : `Class ${className} `}${round}: ${home.shortName} vs. ${away.shortName}`,
    youTubeURL: `https://www.youtube.com/watch?v=PSAA-${String(id).padStart(6, '0')}`,
    thumbnails: roll.chance(0.02) ? null : { high: `${context.origin}/media/videos/${sport.surface}/${id}.svg` },
    activityID: sport.code,
    activityName: sport.title,
    tourneyYear: roll.chance(0.1) ? `${year - 1}-${String(year % 100).padStart(2, '0')}` : year,
    class: className,
    buzzerBeater: roll.chance(0.04) ? 'Y' : at(['N', '', null], id),
    teams: `${home.name}; ${away.name}`,
    score: roll.chance(0.15) ? null : score,
    announcers: roll.chance(0.4)
      ? null
      : `${roll.pick(boyNames)} ${roll.pick(familyNames)}, ${roll.pick(boyNames)} ${roll.pick(familyNames)}`,
  };
  return roughen(roll, row, {
    numbers: ['videoId', 'tourneyYear'],
    texts: ['youTubeTitle', 'teams'],
    optional: ['announcers', 'score', 'class', 'teams'],
    spellings: { videoId: ['videoID'], youTubeURL: ['youtubeURL'] },
  });
}
