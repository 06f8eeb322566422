import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import type { FootballGame, FootballSchedule, ScheduledTeam } from '~/models/football/football-schedule';
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

export interface ScheduleRow {
  readonly team: ScheduledTeam;
  /** `null` in a row with only the team. */
  readonly game: FootballGame | null;
}

export function scheduleRow(context: WireContext): z.ZodType<ScheduleRow> {
  return wireRow(context).transform((row) => ({ team: parseTeam(row), game: parseGame(row) }));
}

/** Groups rows by team, in upstream's order. Facts missing in one row are taken from the next. */
export function parseSchedules(rows: readonly ScheduleRow[]): FootballSchedule[] {
  const byTeam = new Map<string, { readonly team: ScheduledTeam; readonly games: readonly FootballGame[] }>();
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

function parseTeam(row: WireRow): ScheduledTeam {
  const { id, name, nickname, coach, conference, conferenceId } = row;
  const lastYearsClass = readMarks(row.classLastYear);
  return {
    id,
    name,
    nickname,
    coach,
    conference,
    conferenceId,
    record: buildWinsLosses(row.winsOverall, row.lossesOverall),
    lastYearsRecord: buildWinsLosses(row.winsOverallLastYear, row.lossesOverallLastYear),
    lastYearsClass: lastYearsClass.text || null,
    enrollment: row.enrollmentFootball.value,
    marks: sortMarks([...row.enrollmentFootball.marks, ...lastYearsClass.marks]),
  };
}

function parseGame(row: WireRow): FootballGame | null {
  const { weekday, date, time, ownScore, opponentScore } = row;
  const { text: opponent, marks } = readMarks(row.opponent);
  if (date === null && weekday === null && opponent === '') return null;
  return {
    weekday,
    date,
    time,
    opponent: isOpenDate(opponent) ? null : parseOpponent(row, opponent),
    place: parseHomeOrAway(row.homeOrAway),
    result: parseResult(row.result),
    ownScore,
    opponentScore,
    note: row.overtime,
    marks: sortMarks([...marks, ...readMarks(row.conferenceGame).marks, ...row.opponentEnrollment.marks]),
  };
}

function parseOpponent(row: WireRow, name: string): FootballGame['opponent'] {
  const { opponentShortName, opponentId, opponentLogo, opponentWins, opponentLosses } = row;
  return {
    id: opponentId,
    name,
    shortName: opponentShortName === null ? null : readMarks(opponentShortName).text || null,
    logoUrl: opponentLogo,
    record: buildWinsLosses(opponentWins, opponentLosses),
    enrollment: row.opponentEnrollment.value,
  };
}

/** `Open`, `OPEN DATE`, `Bye`, or no opponent. */
function isOpenDate(opponent: string): boolean {
  return /^(?:open(?: ?date| ?week)?|bye(?: ?week)?)?$/i.test(opponent);
}

function parseHomeOrAway(homeOrAway: string): FootballGame['place'] {
  if (/^h/i.test(homeOrAway)) return 'home';
  return /^a/i.test(homeOrAway) ? 'away' : null;
}
