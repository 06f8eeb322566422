import { clockTime, isoDate, paddedUsDate, getSchoolYear, type DayNumber } from '../../calendar/civil';
import { minutesSinceMidnight } from '../../calendar/clock';
import { rollFor, type Context } from '../../http/context';
import { looseNumber, looseText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { meetDays } from '../../world/cross-country-calendar';
import { getMeetCourse, meetsOn, type Meet } from '../../world/meets';
import type { School } from '../../world/schools';
import type { Sport } from '../../world/sports';
import { logoUrl } from './school-links';

const minutesUntilResults = 75;

/** Meets in the shape of tournament games: the winner on top, the runner-up below. */
export function meetRows(
  context: Context,
  sport: Sport,
  day: DayNumber | null,
  isWanted: (className: string) => boolean,
): Row[] {
  const schoolYear = getSchoolYear(day ?? context.clock.today);
  const days = day === null ? meetDays(schoolYear) : [day];
  return days
    .flatMap((one) => meetsOn(context.world, sport, one, schoolYear))
    .filter((meet) => isWanted(meet.className))
    .map((meet) => meetRow(context, sport, meet));
}

function meetRow(context: Context, sport: Sport, meet: Meet): Row {
  const roll = rollFor(context, 'meet-row', meet.id);
  const isOver = minutesSinceMidnight(context.clock, meet.day) >= meet.startMinutes + minutesUntilResults;
  const [first, second] = meet.places;
  const row: Row = {
    ContestID: meet.id,
    GameDate: roll.chance(0.06) ? `${isoDate(meet.day)}T00:00:00.000Z` : paddedUsDate(meet.day),
    Class: meet.className,
    TourneyLevel: meet.level,
    Round: meet.name,
    Time: clockTime(meet.startMinutes),
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
    TopTeam: isOver && first ? buildMeetSide(context, roll, 'Top', first) : emptySide('Top'),
    BottomTeam: isOver && second ? buildMeetSide(context, roll, 'Bottom', second) : emptySide('Bottom'),
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
    TeamName: looseText(roll, place.school.name),
    [`${side}TeamNameShort`]: place.school.shortName,
    [`${side}Score`]: looseNumber(roll, place.points),
    [`${side}Score2`]: null,
    [`${side}Score3`]: null,
    [`${side}Seed`]: null,
    [`${side}TeamLogo`]: logoUrl(context, place.school),
    [side === 'Top' ? 'SchoolID1' : 'SchoolID']: place.school.id,
  };
}

/** Teams are hidden until the finish. */
function emptySide(side: 'Top' | 'Bottom'): Row {
  return { TeamName: 'TBD', [`${side}TeamNameShort`]: null, [`${side}Score`]: null, [`${side}TeamLogo`]: null };
}
