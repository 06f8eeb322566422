import { parseContests, listFaults, hasBegun } from './contests';
import { pickInTurn, isDue, type Turn } from './moments';
import { isFields, getGameList, readNumber, selectRowsWith, readText, readTrimmed, type Fields } from './reading';
import { product, type View } from './view';

const runners = ['boys-cross-country', 'girls-cross-country'] as const;
const champions = ['boys-golf', 'girls-tennis', 'girls-golf', 'boys-tennis'] as const;

/** Schools are in the directory, and no places exist before the finish. */
export async function* findMeetFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 2, 1)) return;
  const schools = selectRowsWith(await view.ask('/v1/schools'), 'SchoolID');
  const names = new Map(schools.map((school) => [readText(school, 'SchoolID'), readTrimmed(school, `Name${product}`)]));
  yield* await findCrossCountryFaults(view, pickInTurn(turn, runners), names);
  yield* await findChampionFaults(view, pickInTurn(turn, champions), names);
}

type Names = ReadonlyMap<string, string>;

/** A school's or cooperative's name. */
function isNamed(names: Names, id: string, name: string): boolean {
  return names.get(id) === name.replace(/ \[Coop\]$/, '');
}

async function findCrossCountryFaults(view: View, sportId: string, names: Names): Promise<string[]> {
  const meets = parseContests(await view.ask(`/v1/sports/${sportId}/tournament-scores`));
  const faults = meets.flatMap((meet) => [...listFaults(meet, view.clock, true)]);
  for (const meet of meets) {
    for (const side of [meet.top, meet.bottom]) {
      if (side.schoolId !== '' && !isNamed(names, side.schoolId, side.name))
        faults.push(`${meet.id}: no school ${side.name}`);
      if (side.schoolId !== '' && !hasBegun(meet, view.clock))
        faults.push(`${meet.id} has its places before it is run`);
    }
  }
  const state = new Set(meets.filter(({ level }) => level === 'State').map(({ className }) => className));
  if (meets.length > 0 && state.size !== 3) faults.push(`there are state meets of ${state.size} classes`);
  return faults.map((fault) => `${sportId}: ${fault}`);
}

/** Champions of golf and tennis are sorted by strokes or points. */
async function findChampionFaults(view: View, sportId: string, names: Names): Promise<string[]> {
  const classes = selectRowsWith(await view.ask(`/v1/sports/${sportId}/tournament-scoreboard`), 'tournamentId');
  const isLowest = sportId.endsWith('golf');
  return classes
    .flatMap((meetClass) => {
      const teams = selectRowsWith(getGameList(meetClass, 'teams'), 'SchoolID');
      const points = teams.map((team) => readNumber(team, 'Points') ?? 0);
      const sorted = [...points].sort((left, right) => (isLowest ? left - right : right - left));
      const faults =
        sorted.join() === points.join() ? [] : [`${readText(meetClass, 'class')}: the teams are not in order`];
      const others = ['topEntries', 'topIndividuals'].flatMap((name) =>
        selectRowsWith(getGameList(meetClass, name), 'SchoolID'),
      );
      const strangers = [...teams, ...others].filter((row) => !isSchool(names, row));
      return [
        ...faults,
        ...strangers.map((row) => `no school ${readText(row, 'SchoolID')} ${readTrimmed(row, 'SchoolName')}`),
      ];
    })
    .map((fault) => `${sportId}: ${fault}`);
}

function isSchool(names: Names, row: Fields): boolean {
  return isFields(row) && isNamed(names, readText(row, 'SchoolID'), readTrimmed(row, 'SchoolName'));
}
