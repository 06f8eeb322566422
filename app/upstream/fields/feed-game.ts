import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { computeOncePerText } from '~/compute-once';
import { sportIdsByAlias } from '~/config/facts/sportIdsByAlias.generated';
import { type Game, type GameFacts, type GameTeam, type Score, nameTeam, noLinks } from '~/models/games/game';
import { readGameStatus } from '~/models/games/game-status';
import { findWholeName } from '~/models/schools/school-name';
import { slugify } from '~/models/text/slug';
import { definePlainSchema, getRead, readWith } from '../plain-schema';
import { type RowOf, httpUrl, nestedObject, optionalIdentifier, optionalText, text, wireObject } from '../wire';
import { nameGame, withProgress, withShootout } from './game-progress';
import { readSide } from './home-away';
import { gameStartFields, readGameStart } from './moment';
import { score, shootoutScore } from './score';

/** A game of `/v1/maxpreps`. School1 is home unless `HomeAwayType` says otherwise. Refuses a row without id and schools. */
export function feedGame(context: WireContext, requestedDay?: string) {
  return wireRow(context, requestedDay)
    .refine(namesGame, noGame)
    .transform((row) => {
      const [home, away] = isAwayFirst(row) ? [row.school2, row.school1] : [row.school1, row.school2];
      const start = readGameStart(context, row.start, requestedDay);
      return toGame({ ...row, ...start }, home, away, context);
    });
}

const noGame = { error: 'names no game' };

function namesGame({ id, school1, school2 }: Pick<WireRow, 'id'> & Readonly<Record<'school1' | 'school2', Names>>) {
  return id !== null || [school1, school2].some(({ name, formalName }) => name ?? formalName);
}

type Names = Pick<WireSchool, 'name' | 'formalName'>;

/** A game of which only its sport is wanted. */
export interface CountedGame {
  /** Without an id, only the whole row tells it from others. */
  readonly id: string | null;
  readonly day: string | null;
  readonly sportId: string | null;
  readonly teamNames: readonly string[];
  /** Reads the whole game; `null` without one. Reports nothing. */
  readonly readWhole: () => Game | null;
}

/** Like `feedGame`, for games that are counted: most fields of their rows are not read. */
export function countedFeedGame(context: WireContext, requestedDay?: string): z.ZodType<CountedGame> {
  const school = nestedObject(fieldsOfName(context));
  const row = wireObject({ ...fieldsOfGame(context, requestedDay), school1: school, school2: school });
  const readRow = getRead(row.refine(namesGame, noGame));
  const quiet = { ...context, dropRow: ignore, dropItem: ignore };
  let readWhole: ReturnType<typeof readWith<Game>> | undefined;
  return definePlainSchema((value, refusal) => {
    // The function of a schema returns its values.
    const found = readRow(value, refusal) as z.output<typeof row>;
    if (found === z.NEVER) return z.NEVER;
    return {
      id: found.id,
      day: readGameStart(context, found.start, requestedDay).day,
      sportId: findSportSlug(found),
      teamNames: [found.school1, found.school2].map(({ name, formalName }) => findWholeName(name, formalName) ?? ''),
      readWhole: () => {
        // Few answers have such rows.
        readWhole ??= readWith(feedGame(quiet, requestedDay));
        const whole = readWhole(value);
        return 'value' in whole ? whole.value : null;
      },
    };
  });
}

/** The fields of a row that tell which game it is. */
function fieldsOfGame(context: WireContext, requestedDay?: string) {
  return {
    id: [optionalIdentifier(), 'ContestID', 'gameId'],
    start: gameStartFields(context, 'gameDate', 'gameTime', requestedDay),
    gender: text(),
    sport: text(),
    sportId: text(),
  } as const;
}

function fieldsOfName({ product }: WireContext) {
  return { name: [optionalText(), 'NameShort'], formalName: [optionalText(), `Name${product}`] } as const;
}

function wireRow(context: WireContext, requestedDay?: string) {
  const school = wireSchool(context);
  return wireObject({
    ...fieldsOfGame(context, requestedDay),
    site: [optionalText(), 'gameLocation'],
    school1: school,
    school2: school,
    gameStatus: nestedObject({ status: [text(), 'status', 'GameStatus'], gameLink: httpUrl(context) }),
  });
}

function wireSchool(context: WireContext) {
  return nestedObject({
    ...fieldsOfName(context),
    homeAwayType: text(),
    state: optionalText(),
    logoUrl: [httpUrl(context), 'logo'],
    score: score(),
    shootout: [shootoutScore(), 'Score'],
  });
}

function ignore(): void {
  // What is read again was reported the first time.
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

/** Sports by other ids under which the feed names them. */
const ids: ReadonlyMap<string, string> = new Map(Object.entries(sportIdsByAlias));

function parseGender(word: string): 'boys' | 'girls' | null {
  if (/^(?:b|boys|m|male)$/i.test(word)) return 'boys';
  return /^(?:g|girls|f|female)$/i.test(word) ? 'girls' : null;
}

const slugifyOnce = computeOncePerText(slugify);

/** Slug of `sportId` if valid, else of gender and sport; `null` without a sport. */
function findSportSlug(row: Pick<WireRow, 'sportId' | 'gender' | 'sport'>): string | null {
  const given = slugifyOnce(row.sportId);
  const named = slugifyOnce(row.sport);
  if (/[a-z]/.test(given)) return ids.get(given) ?? given;
  if (named === '') return null;
  const gender = parseGender(row.gender);
  const made = gender === null || /^(?:boys|girls)-/.test(named) ? named : `${gender}-${named}`;
  return ids.get(made) ?? made;
}
