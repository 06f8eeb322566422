import type { WireContext } from '~/cache/source/define-source';
import { type Game, type GameFacts, type GameTeam, type Score, nameTeam, noLinks } from '~/models/games/game';
import { readGameStatus } from '~/models/games/game-status';
import { findWholeName } from '~/models/schools/school-name';
import { slugify } from '~/models/text/slug';
import { type RowOf, httpUrl, nestedObject, optionalIdentifier, optionalText, text, wireObject } from '../wire';
import { nameGame, withProgress, withShootout } from './game-progress';
import { readSide } from './home-away';
import { gameStartFields, readGameStart } from './moment';
import { score, shootoutScore } from './score';

/** A game of `/v1/maxpreps`. School1 is home unless `HomeAwayType` says otherwise. Refuses a row without id and schools. */
export function feedGame(context: WireContext, requestedDay?: string) {
  return wireRow(context, requestedDay)
    .refine((row) => row.id !== null || [row.school1, row.school2].some(({ name, formalName }) => name ?? formalName), {
      error: 'names no game',
    })
    .transform((row) => {
      const [home, away] = isAwayFirst(row) ? [row.school2, row.school1] : [row.school1, row.school2];
      const start = readGameStart(context, row.start, requestedDay);
      return toGame({ ...row, ...start }, home, away, context);
    });
}

function wireRow(context: WireContext, requestedDay?: string) {
  const school = wireSchool(context);
  return wireObject({
    id: [optionalIdentifier(), 'ContestID', 'gameId'],
    start: gameStartFields(context, 'gameDate', 'gameTime', requestedDay),
    site: [optionalText(), 'gameLocation'],
    gender: text(),
    sport: text(),
    sportId: text(),
    school1: school,
    school2: school,
    gameStatus: nestedObject({ status: [text(), 'status', 'GameStatus'], gameLink: httpUrl(context) }),
  });
}

function wireSchool(context: WireContext) {
  return nestedObject({
    homeAwayType: text(),
    state: optionalText(),
    name: [optionalText(), 'NameShort'],
    formalName: [optionalText(), `Name${context.product}`],
    logoUrl: [httpUrl(context), 'logo'],
    score: score(),
    shootout: [shootoutScore(), 'Score'],
  });
}

type WireRow = RowOf<typeof wireRow> & Pick<GameFacts, 'day' | 'time'>;
type WireSchool = WireRow['school1'];

function toGame(row: WireRow, home: WireSchool, away: WireSchool, context: WireContext): Game {
  const states = new Set([home.state, away.state].map((state) => state?.toUpperCase()));
  const isOfTwoStates = !states.has(undefined) && states.size > 1;
  const facts = buildGameFacts(row, toTeam(home, isOfTwoStates), toTeam(away, isOfTwoStates));
  const columns: readonly Score[] = [[home.score, away.score]];
  const game = withProgress(facts, readGameStatus(row.gameStatus.status), columns, context);
  return withShootout(game, [home.shootout, away.shootout]);
}

function isAwayFirst({ school1, school2 }: Pick<WireRow, 'school1' | 'school2'>): boolean {
  return readSide(school1.homeAwayType) === 'away' && readSide(school2.homeAwayType) !== 'away';
}

function buildGameFacts(row: WireRow, home: GameTeam, away: GameTeam): GameFacts {
  const sportId = findSportSlug(row);
  const { day, time, site } = row;
  return {
    id: row.id ?? nameGame([sportId, time?.text], [home, away]),
    day,
    time,
    site,
    sportId,
    classId: null,
    level: null,
    round: null,
    teams: [home, away],
    hostIndex: null,
    countsSets: false,
    links: { ...noLinks, boxScoreUrl: row.gameStatus.gameLink },
  };
}

function toTeam({ name, formalName, logoUrl }: WireSchool, isOfTwoStates: boolean): GameTeam {
  const team = nameTeam({ schoolId: null, name: findWholeName(name, formalName), formalName, logoUrl, seed: null });
  return isOfTwoStates ? { ...team, mayBeOfAnotherState: true } : team;
}

/** Sports of a single gender, whose slugs have none. */
const withoutGender: ReadonlyMap<string, string> = new Map([
  ['boys-football', 'football'],
  ['boys-baseball', 'baseball'],
  ['girls-softball', 'softball'],
]);

function parseGender(word: string): 'boys' | 'girls' | null {
  if (/^(?:b|boys|m|male)$/i.test(word)) return 'boys';
  return /^(?:g|girls|f|female)$/i.test(word) ? 'girls' : null;
}

/** Slug of `sportId` if valid, else of gender and sport; `null` without a sport. */
function findSportSlug(row: Pick<WireRow, 'sportId' | 'gender' | 'sport'>): string | null {
  const given = slugify(row.sportId);
  const named = slugify(row.sport);
  if (/[a-z]/.test(given)) return withoutGender.get(given) ?? given;
  if (named === '') return null;
  const gender = parseGender(row.gender);
  const made = gender === null || /^(?:boys|girls)-/.test(named) ? named : `${gender}-${named}`;
  return withoutGender.get(made) ?? made;
}
