import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { slugify } from '../../words/slug';
import type { Course } from '../../world/golf/courses';
import type { Finals } from '../../world/golf/finals';
import { listPlayOrder } from '../../world/golf/pace';
import type { RoundView } from '../../world/golf/round-view';
import { answerFinalsFile, holeKey } from './finals-file';
import { formatGrade } from './leaderboard';
import { formatLooseVersusPar, formatTeeTime } from './loose-scores';
import { getScoringTeamName } from './team-names';

/** `GET /data/iwm/{season}/{gog|gob}-{class}-individual-r1.json` (or `-r2`) */
export function answerScorecards(context: Context, round: 1 | 2): Answer {
  return answerFinalsFile(context, 'individuals', (finals, { golfers }) =>
    golfers
      .flatMap(({ rounds }) => rounds[round - 1] ?? [])
      .sort((left, right) => left.card.golfer.memberId - right.card.golfer.memberId)
      .map((view) => buildCardRow(context, finals, round, view)),
  );
}

function buildCardRow(context: Context, finals: Finals, round: 1 | 2, view: RoundView): Row {
  const { event, schoolYear, course } = finals;
  const { golfer: finalist, group } = view.card;
  const { athlete, school } = finalist.golfer;
  const roll = createDiceFor(context, 'golf-card', round, finalist.memberId, schoolYear);
  const noTotal = roll.pick([null, 0]);
  const { name, nameShort } = getScoringTeamName(context, event.sportId, school);
  const fullName = `${athlete.firstName} ${athlete.lastName}`;
  const row: Row = {
    memberId: finalist.memberId,
    fullName,
    teamName: name,
    nameShort,
    externalId: school.id,
    eventRoundId: event.tournamentId * 10 + round,
    grade: formatGrade(roll, athlete.grade),
    teeTime: formatTeeTime(group.teeMinutes, group.startHole !== 1),
    imageUrl: roll.drawChance(0.3) ? null : `${context.origin}/media/people/${slugify(fullName)}.svg`,
    versusParScoreTotal: formatLooseVersusPar(roll, view.thru === 0 ? null : view.versusPar),
    grossTotal: view.thru === 0 ? noTotal : view.gross,
    ...(view.outcome !== null && { status: view.outcome }),
    holes: buildHoles(roll, course, view),
  };
  return withRowQuirks(roll, row, {
    numbers: ['memberId', 'grossTotal', 'eventRoundId'],
    texts: ['fullName', 'teamName'],
    optional: ['imageUrl', 'grade', 'nameShort'],
    spellings: { memberId: ['memberID', 'MemberId'], fullName: ['FullName'], grossTotal: ['GrossTotal'] },
  });
}

/** Mostly in playing order. Unplayed holes have no strokes, or are missing. */
function buildHoles(roll: Dice, course: Course, { card, strokes }: RoundView): Row {
  const nothing = roll.pick([null, null, '', 'missing'] as const);
  const order = listPlayOrder(card.group.startHole);
  const holes: Row = {};
  for (const index of roll.drawChance(0.1) ? roll.shuffle(order) : order) {
    const hole = course[index];
    const par = loosenNumber(roll, hole?.par);
    const yards = loosenNumber(roll, hole?.yards);
    // Drawing for every hole keeps formats stable as holes are added.
    const shownStrokes = loosenNumber(roll, card.strokes[index]);
    const gross = strokes[index] === null ? nothing : shownStrokes;
    if (hole !== undefined && gross !== 'missing') holes[`${holeKey}${hole.number}`] = { par, gross, yards };
  }
  return holes;
}
