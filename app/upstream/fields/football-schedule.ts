import type { WireContext } from '~/cache/source/define-source';
import { groupBy } from '~/group-by';
import { readMarks, sortMarks } from '~/models/football/schedule-marks';
import { isNoGame } from '~/models/teams/placeholder';
import { type RowOf, buildRowId, httpUrl, optionalIdentifier, optionalText, text, wireObject } from '../wire';
import {
  conferenceName,
  markedEnrollment,
  optionalNumber,
  overtimeNote,
  requiredName,
  winsLosses,
} from './football-team';
import { readSide } from './home-away';
import { readResult } from './mark';
import { clockTime } from './moment';
import { score } from './score';

export interface FootballSchedule {
  readonly team: ScheduledTeam;
  /** By date, in upstream's order. */
  readonly games: readonly FootballGame[];
}

/** The team of a row, and its game; `null` in a row with only the team. */
export function scheduleRow(context: WireContext) {
  return wireRow(context).transform((row) => ({ team: toTeam(row.team), game: toGame(row) }));
}

/** Groups rows by team, in upstream's order. Facts missing in one row are taken from the next. */
export function parseSchedules(rows: readonly RowOf<typeof scheduleRow>[]): FootballSchedule[] {
  return [...groupBy(rows, ({ team }) => team.id).values()].map((ofTeam) => ({
    team: ofTeam.map(({ team }) => team).reduce(withMissingFacts),
    games: ofTeam.flatMap(({ game }) => game ?? []),
  }));
}

function withMissingFacts(known: ScheduledTeam, other: ScheduledTeam): ScheduledTeam {
  const told = Object.entries(known).filter(([, value]) => value !== null);
  return { ...other, ...Object.fromEntries(told) };
}

function wireRow(context: WireContext) {
  return wireObject({
    team: {
      id: [optionalIdentifier(), 'FBSchoolID'],
      name: [requiredName(), 'DisplayName', 'MyShortName'],
      nickname: optionalText(),
      coach: optionalText(),
      /** `null` for an independent team. */
      conference: conferenceName(),
      conferenceId: [optionalNumber(), 'FBConferenceID'],
      record: winsLosses('winsOverall', 'lossesOverall'),
      lastYearsRecord: winsLosses('winsOverallLastYear', 'lossesOverallLastYear'),
      lastYearsClass: [text().transform(readMarks), 'classLastYear'],
      enrollment: [markedEnrollment(), 'enrollmentFootball'],
    },
    game: {
      /** `Fri`, as upstream writes it. */
      weekday: [optionalText(), 'Day'],
      /** `10/10`, as upstream writes it. */
      date: [optionalText(), 'GameDayShort'],
      time: clockTime(context),
      place: [text().transform(readSide), 'homeOrAway'],
      result: text(),
      ownScore: [score(), 'MyScore'],
      opponentScore: score(),
      /** Overtime, forfeit or cancellation, in upstream's words. */
      note: [overtimeNote(), 'overtime'],
      conferenceGame: text().transform(readMarks),
    },
    opponent: {
      /** `null` for an out-of-state team. */
      id: [optionalNumber(), 'OppSchoolID'],
      name: [text().transform(readMarks), 'opponent'],
      shortName: [optionalText(), 'OppShortName'],
      logoUrl: [httpUrl(context), 'opponentLogo'],
      record: winsLosses('OppWins', 'OppLosses'),
      enrollment: [markedEnrollment(), 'OppEnr'],
    },
  });
}

type WireRow = RowOf<typeof wireRow>;

function toTeam({ lastYearsClass, enrollment, ...team }: WireRow['team']) {
  return {
    ...team,
    id: team.id ?? buildRowId([team.name]),
    /** Such as `5A`. */
    lastYearsClass: lastYearsClass.text || null,
    enrollment: enrollment.value,
    marks: sortMarks([...enrollment.marks, ...lastYearsClass.marks]),
  };
}

export type ScheduledTeam = ReturnType<typeof toTeam>;

function toGame({ game: { conferenceGame, result, ...game }, opponent }: WireRow) {
  const { text: name, marks } = opponent.name;
  if (game.date === null && game.weekday === null && name === '') return null;
  return {
    ...readResult(result, game),
    /** `null` on an open date. */
    opponent: name === '' || isNoGame(name) ? null : toOpponent(opponent),
    marks: sortMarks([...marks, ...conferenceGame.marks, ...opponent.enrollment.marks]),
  };
}

export type FootballGame = NonNullable<ReturnType<typeof toGame>>;

function toOpponent({ name, shortName, enrollment, ...opponent }: WireRow['opponent']) {
  return {
    ...opponent,
    name: name.text,
    shortName: shortName === null ? null : readMarks(shortName).text || null,
    enrollment: enrollment.value,
  };
}
