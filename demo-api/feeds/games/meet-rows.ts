import {
  formatClockTime,
  formatIsoDate,
  formatPaddedUsDate,
  getSchoolYear,
  type DayNumber,
} from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import { createDiceFor, type Context } from '../../http/context';
import { loosenNumber, loosenText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { listMeetDays } from '../../world/cross-country-calendar';
import { getMeetCourse, listMeets, type Meet } from '../../world/meets';
import type { School } from '../../world/schools';
import type { Sport } from '../../world/sports';
import { buildLogoUrl } from './school-links';

const minutesUntilResults = 75;

/** Meets in the shape of tournament games: the winner on top, the runner-up below. */
export function buildMeetRows(
  context: Context,
  sport: Sport,
  day: DayNumber | null,
  isWanted: (className: string) => boolean,
): Row[] {
  const schoolYear = getSchoolYear(day ?? context.clock.today);
  const days = day === null ? listMeetDays(schoolYear) : [day];
  return days
    .flatMap((meetDay) => listMeets(context.world, sport, meetDay, schoolYear))
    .filter((meet) => isWanted(meet.className))
    .map((meet) => buildMeetRow(context, sport, meet));
}

function buildMeetRow(context: Context, sport: Sport, meet: Meet): Row {
  const roll = createDiceFor(context, 'meet-row', meet.id);
  const isOver = computeMinutesSinceMidnight(context.clock, meet.day) >= meet.startMinutes + minutesUntilResults;
  const [first, second] = meet.places;
  const row: Row = {
    ContestID: meet.id,
    GameDate: roll.drawChance(0.06) ? `${formatIsoDate(meet.day)}T00:00:00.000Z` : formatPaddedUsDate(meet.day),
    Class: meet.className,
    TourneyLevel: meet.level,
    Round: meet.name,
    Time: formatClockTime(meet.startMinutes),
    TimeRemaining: isOver ? 'Final' : '',
    Period: '',
    Site: getMeetCourse(meet),
    Winner: isOver ? 'T' : '',
    ActivityID: sport.code,
    Highlight: isOver
      ? `Medalist: ${meet.medalist.name} (${meet.medalist.school.shortName}) ${meet.medalist.time}`
      : null,
    ScheduleChange: '',
    UnusualCircumstance: null,
    TopTeam: isOver && first ? buildMeetSide(context, roll, 'Top', first) : buildEmptySide('Top'),
    BottomTeam: isOver && second ? buildMeetSide(context, roll, 'Bottom', second) : buildEmptySide('Bottom'),
    MediaDetails: {
      VideoURL: null,
      TicketsURL: '',
      AudioURL: '',
      LiveStatsURL: '',
      InfoAvailable: isOver ? 1 : 0,
      Stats1URL: isOver ? `${context.origin}/boxscores/${meet.id}` : '',
    },
  };
  return withRowQuirks(roll, row, {
    numbers: ['ContestID'],
    texts: ['Site', 'Highlight', 'Round'],
    optional: ['Highlight'],
  });
}

function buildMeetSide(
  context: Context,
  roll: Dice,
  side: 'Top' | 'Bottom',
  place: { school: School; points: number },
): Row {
  return {
    TeamName: loosenText(roll, place.school.name),
    [`${side}TeamNameShort`]: place.school.shortName,
    [`${side}Score`]: loosenNumber(roll, place.points),
    [`${side}Score2`]: null,
    [`${side}Score3`]: null,
    [`${side}Seed`]: null,
    [`${side}TeamLogo`]: buildLogoUrl(context, place.school),
    [side === 'Top' ? 'SchoolID1' : 'SchoolID']: place.school.id,
  };
}

/** Teams are hidden until the finish. */
function buildEmptySide(side: 'Top' | 'Bottom'): Row {
  return { TeamName: 'TBD', [`${side}TeamNameShort`]: null, [`${side}Score`]: null, [`${side}TeamLogo`]: null };
}
