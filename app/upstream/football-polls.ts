import { type WireContext } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { mark, parseResult } from './fields/mark';
import { calendarDay } from './fields/moment';
import { figure } from './fields/stat-figure';
import {
  type RowOf,
  fieldRows,
  httpUrl,
  identifier,
  optionalText,
  rowKey,
  text,
  wholeNumber,
  wireObject,
  refuse,
  defineGroup,
  readRows,
  readObject,
} from './wire';

/* The Associated Press poll of football: GET /v1/football/polls/{class} and /v1/football/poll-last-next. */

const define = defineGroup('football-polls', 'standings', { listTags: () => [`sport-${playoffSportId}`] });

function polledTeam(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'FBSchoolID'],
    name: [text({ required: 'has no name' }), 'DisplayName'],
    nickname: optionalText(),
    logoUrl: [httpUrl(context), 'schoolLogo'],
    /** `1`, `T3`. */
    rank: [mark(), 'PollRank'],
    /** `NR` if the team was not ranked. */
    previousRank: [mark(), 'PollPreviousRank'],
    firstVotes: [figure(), 'Poll1stVotes'],
    votes: [figure(), 'PollTotalVotes'],
    wins: [wholeNumber(), 'WinsOverall'],
    losses: [wholeNumber(), 'LossesOverall'],
  });
}

export type PolledTeam = RowOf<typeof polledTeam>;

const noSummary = { title: null, day: null, releaseDay: null, others: null };

function summary(context: WireContext) {
  return wireObject({
    title: [optionalText(), 'pollTitle'],
    /** In upstream's words: `Week 7`. */
    day: [optionalText(), 'pollDate'],
    releaseDay: [calendarDay(context), 'releaseDate'],
    /** Teams with votes but without a rank, in one sentence. */
    others: [optionalText(), 'othersReceivingVotes'],
  })
    .nullish()
    .catch(null);
}

function poll(context: WireContext) {
  return wireObject({
    summary: summary(context),
    teams: [fieldRows(context, polledTeam(context)), 'records'],
  }).transform(({ summary: told, teams }, refusal) => {
    if (told !== undefined || teams !== null) return { ...(told ?? noSummary), teams: teams ?? [] };
    return refuse(refusal, 'has neither a summary nor records');
  });
}

/** The poll of one class; empty before the first one. */
export const footballPoll = define('class', '/v1/football/polls/{classId}', readObject(poll), {
  sample: { classId: '3A' },
  isEmpty: ({ teams }) => teams.length === 0,
});

function pollGames() {
  return wireObject({
    id: [identifier(), 'FBSchoolID'],
    last: [text().transform(readPollGame), 'lastGame'],
    next: [text().transform(readPollGame), 'nextGame'],
  });
}

export type PollGames = RowOf<typeof pollGames>;

/** A game such as `vs::Grandale::38-28::W`, own points first; `null` without an opponent. */
function readPollGame(words: string) {
  const [place = '', opponent = '', score = '', result = ''] = words.split('::').map((part) => part.trim());
  /** `place` is `at` or `vs`. */
  return opponent === '' ? null : { place, opponent, score: score || null, result: parseResult(result) };
}

/** The last and next games of the teams in all polls. */
export const pollLastAndNext = define('last-next', '/v1/football/poll-last-next', readRows(pollGames));
