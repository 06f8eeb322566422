import type { WireContext } from '~/cache/define-source';
import { readMarks, sortMarks } from '~/models/football/schedule-marks';
import { type RowOf, httpUrl, identifier, optionalText, text, wholeNumber, wireObject } from '../wire';
import {
  conferenceName,
  markedEnrollment,
  optionalNumber,
  overtimeNote,
  requiredName,
  buildWinsLosses,
} from './football-team';
import { parseResult } from './mark';
import { clockTime } from './moment';

export interface FootballSchedule {
  readonly team: ScheduledTeam;
  /** By date, in upstream's order. */
  readonly games: readonly FootballGame[];
}

/** The team of a row, and its game; `null` in a row with only the team. */
export function scheduleRow(context: WireContext) {
  return wireRow(context).transform((row) => ({ team: parseTeam(row), game: parseGame(row) }));
}

/** Groups rows by team, in upstream's order. Facts missing in one row are taken from the next. */
export function parseSchedules(rows: readonly RowOf<typeof scheduleRow>[]): FootballSchedule[] {
  const byTeam = new Map<string, FootballSchedule>();
  for (const { team, game } of rows) {
    const known = byTeam.get(team.id);
    byTeam.set(team.id, {
      team: known === undefined ? team : withMissingFacts(known.team, team),
      games: [...(known?.games ?? []), ...(game === null ? [] : [game])],
    });
  }
  return [...byTeam.values()];
}

function withMissingFacts(known: ScheduledTeam, other: ScheduledTeam): ScheduledTeam {
  const told = Object.entries(known).filter(([, value]) => value !== null);
  return { ...other, ...Object.fromEntries(told) };
}

function wireRow(context: WireContext) {
  return wireObject({
    id: [identifier(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName', 'MyShortName'],
    nickname: optionalText(),
    coach: optionalText(),
    conference: conferenceName(),
    conferenceId: [optionalNumber(), 'FBConferenceID'],
    winsOverall: wholeNumber(),
    lossesOverall: wholeNumber(),
    winsOverallLastYear: wholeNumber(),
    lossesOverallLastYear: wholeNumber(),
    classLastYear: text(),
    enrollmentFootball: markedEnrollment(),
    weekday: [optionalText(), 'Day'],
    date: [optionalText(), 'GameDayShort'],
    time: clockTime(),
    result: text(),
    ownScore: [wholeNumber(), 'MyScore'],
    opponentScore: wholeNumber(),
    overtime: overtimeNote(),
    homeOrAway: text(),
    opponent: text(),
    opponentShortName: [optionalText(), 'OppShortName'],
    opponentId: [optionalNumber(), 'OppSchoolID'],
    opponentWins: [wholeNumber(), 'OppWins'],
    opponentLosses: [wholeNumber(), 'OppLosses'],
    opponentEnrollment: [markedEnrollment(), 'OppEnr'],
    opponentLogo: httpUrl(context),
    conferenceGame: text(),
  });
}

type WireRow = RowOf<typeof wireRow>;

function parseTeam(row: WireRow) {
  const { id, name, nickname, coach, conference, conferenceId } = row;
  const lastYearsClass = readMarks(row.classLastYear);
  return {
    id,
    name,
    nickname,
    coach,
    /** `null` for an independent team. */
    conference,
    conferenceId,
    record: buildWinsLosses(row.winsOverall, row.lossesOverall),
    lastYearsRecord: buildWinsLosses(row.winsOverallLastYear, row.lossesOverallLastYear),
    /** Such as `5A`. */
    lastYearsClass: lastYearsClass.text || null,
    enrollment: row.enrollmentFootball.value,
    marks: sortMarks([...row.enrollmentFootball.marks, ...lastYearsClass.marks]),
  };
}

export type ScheduledTeam = ReturnType<typeof parseTeam>;

function parseGame(row: WireRow) {
  const { weekday, date, time, ownScore, opponentScore } = row;
  const { text: opponent, marks } = readMarks(row.opponent);
  if (date === null && weekday === null && opponent === '') return null;
  return {
    /** `Fri`, as upstream writes it. */
    weekday,
    /** `10/10`, as upstream writes it. */
    date,
    time,
    /** `null` on an open date. */
    opponent: isOpenDate(opponent) ? null : parseOpponent(row, opponent),
    place: parseHomeOrAway(row.homeOrAway),
    result: parseResult(row.result),
    ownScore,
    opponentScore,
    /** Overtime, forfeit or cancellation, in upstream's words. */
    note: row.overtime,
    marks: sortMarks([...marks, ...readMarks(row.conferenceGame).marks, ...row.opponentEnrollment.marks]),
  };
}

export type FootballGame = NonNullable<ReturnType<typeof parseGame>>;

function parseOpponent(row: WireRow, name: string) {
  const { opponentShortName, opponentId, opponentLogo, opponentWins, opponentLosses } = row;
  return {
    /** `null` for an out-of-state team. */
    id: opponentId,
    name,
    shortName: opponentShortName === null ? null : readMarks(opponentShortName).text || null,
    logoUrl: opponentLogo,
    record: buildWinsLosses(opponentWins, opponentLosses),
    enrollment: row.opponentEnrollment.value,
  };
}

export type FootballOpponent = ReturnType<typeof parseOpponent>;

/** `Open`, `OPEN DATE`, `Bye`, or no opponent. */
function isOpenDate(opponent: string): boolean {
  return /^(?:open(?: ?date| ?week)?|bye(?: ?week)?)?$/i.test(opponent);
}

function parseHomeOrAway(homeOrAway: string): 'home' | 'away' | null {
  if (/^h/i.test(homeOrAway)) return 'home';
  return /^a/i.test(homeOrAway) ? 'away' : null;
}
