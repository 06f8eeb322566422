import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { pickOddValue } from '../../quirks/odd-values';
import { loosenNumber, loosenText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import type { Finals } from '../../world/golf/finals';
import type { Outcome } from '../../world/golf/golfers';
import type { Rank } from '../../world/golf/ranks';
import type { RoundView } from '../../world/golf/round-view';
import type { GolferStanding, TeamStanding } from '../../world/golf/standings';
import type { TeamRound } from '../../world/golf/team-rounds';
import { answerFinalsFile } from './finals-file';
import { formatLooseVersusPar, formatTeeTime, formatThru } from './loose-scores';
import { getScoringTeamName } from './team-names';

/** `GET /data/iwm/{season}/{gog|gob}-{class}-individual-leader.json` */
export function answerIndividualLeaders(context: Context): Answer {
  return answerFinalsFile(context, 'individuals', (finals, { golfers }) =>
    golfers.map((standing) => buildGolferRow(context, finals, standing)),
  );
}

/** `GET /data/iwm/{season}/{gog|gob}-{class}-team-leader.json` */
export function answerTeamLeaders(context: Context): Answer {
  return answerFinalsFile(context, 'teams', (finals, { teams }) =>
    teams.map((standing) => buildTeamRow(context, finals, standing)),
  );
}

const teamsPerMissingId = 20;

const spellings = {
  memberId: ['memberID', 'MemberId'],
  fullName: ['FullName'],
  versusParScoreTotal: ['VersusParScoreTotal'],
  grossTotal: ['GrossTotal'],
};

function buildGolferRow(context: Context, { event, schoolYear }: Finals, standing: GolferStanding): Row {
  const { finalist, rounds, current } = standing;
  const { athlete, school } = finalist.golfer;
  const roll = createDiceFor(context, 'golf-leader', finalist.memberId, schoolYear);
  const group = (current ?? rounds[0])?.card.group;
  const row: Row = {
    memberId: finalist.memberId,
    fullName: `${athlete.firstName} ${athlete.lastName}`,
    gradeLevelAbbreviation: formatGrade(roll, athlete.grade),
    ...getScoringTeamName(context, event.sportId, school),
    externalId: school.id,
    ...buildPlace(roll, standing, finalist.memberId),
    thru: standing.outcome ?? formatThru(roll, current),
    teeTime: group === undefined ? null : formatTeeTime(group.teeMinutes, group.startHole !== 1),
    startingHole: group?.startHole ?? null,
    individualRounds: rounds.flatMap((view, index) => buildIndividualRound(roll, view, index + 1)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['memberId', 'grossTotal', 'position', 'subPosition'],
    texts: ['fullName', 'name'],
    optional: ['gradeLevelAbbreviation', 'nameShort'],
    spellings,
  });
}

function buildTeamRow(context: Context, { event, schoolYear }: Finals, standing: TeamStanding): Row {
  const { school, rounds, current, members } = standing;
  const roll = createDiceFor(context, 'golf-team-leader', event.tournamentId, school.id, schoolYear);
  const minutes = (current ?? rounds[0])?.teeMinutes ?? null;
  const first = members.find(({ current: view }) => view?.card.group.teeMinutes === minutes)?.current?.card.group;
  const row: Row = {
    ...getScoringTeamName(context, event.sportId, school),
    externalId: pickOddValue(school.index, 'id', [true], teamsPerMissingId) === null ? school.id : null,
    ...buildPlace(roll, standing, school.index),
    thru: standing.outcome ?? formatTeamThru(roll, current),
    teeTime: minutes === null ? null : formatTeeTime(minutes, (first?.startHole ?? 1) !== 1),
    teamRounds: rounds.flatMap((round, index) => buildTeamRound(roll, round, index + 1)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['grossTotal', 'position', 'subPosition'],
    texts: ['name'],
    optional: ['nameShort'],
    spellings,
  });
}

interface Placed {
  readonly versusPar: number | null;
  readonly gross: number | null;
  readonly outcome: Outcome | null;
  readonly rank: Rank | null;
}

/** `subPosition` orders ties. Rarely a place is missing. */
function buildPlace(roll: Dice, { versusPar, gross, outcome, rank }: Placed, number: number): Row {
  const instead = roll.drawChance(0.5) ? outcome : null;
  const place = rank?.isTied === true ? `T${rank.place}` : (rank?.place ?? null);
  return {
    position: outcome ?? pickOddValue(number, 'place', ['-', '', 'N/A']) ?? place,
    subPosition: rank?.isTied === true ? rank.among : null,
    versusParScoreTotal: outcome === null ? formatLooseVersusPar(roll, versusPar) : instead,
    grossTotal: gross ?? instead,
  };
}

/** An unpaired round is missing or has no scores. */
function buildIndividualRound(roll: Dice, view: RoundView | null, roundNumber: number): Row[] {
  const isLeftOut = roll.drawChance(0.5);
  const versusPar = formatLooseVersusPar(roll, view === null || view.thru === 0 ? null : view.versusPar);
  if (view === null) return isLeftOut ? [] : [{ roundNumber, grossTotal: null, versusParScoreTotal: null }];
  if (view.outcome !== null) return [{ roundNumber, grossTotal: view.outcome, versusParScoreTotal: null }];
  return [
    {
      roundNumber,
      grossTotal: view.thru === 0 ? null : loosenNumber(roll, view.gross),
      versusParScoreTotal: versusPar,
    },
  ];
}

function buildTeamRound(roll: Dice, round: TeamRound | null, roundNumber: number): Row[] {
  const isLeftOut = roll.drawChance(0.5);
  const versusPar = formatLooseVersusPar(roll, round?.versusPar ?? null);
  if (round === null) return isLeftOut ? [] : [{ roundNumber, grossTotal: null, versusParScoreTotal: null }];
  if (round.isShort) return [{ roundNumber, grossTotal: 'NS', versusParScoreTotal: null }];
  return [{ roundNumber, grossTotal: loosenNumber(roll, round.gross), versusParScoreTotal: versusPar }];
}

function formatTeamThru(roll: Dice, round: TeamRound | null): unknown {
  const isText = roll.drawChance(0.3);
  if (round === null || round.thru === 0) return null;
  if (round.isOver) return 'F';
  return isText ? String(round.thru) : round.thru;
}

const yearNames: Readonly<Record<number, string>> = { 9: 'Fr.', 10: 'So.', 11: 'Jr.', 12: 'Sr.' };

/** `12th Grade`, `12th`, `12` or `Sr.` */
export function formatGrade(roll: Dice, grade: number): unknown {
  const ordinal = `${grade}th`;
  const forms = [`${ordinal} Grade`, ordinal, String(grade), grade, yearNames[grade]];
  return loosenText(roll, forms[roll.drawWeighted([62, 10, 14, 6, 8])]);
}
