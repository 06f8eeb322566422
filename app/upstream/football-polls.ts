import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { FootballPoll, PolledTeam, PollGames } from '~/models/football/poll';
import { mark } from './fields/mark';
import {
  defineRows,
  dataObject,
  dateOnly,
  fieldRows,
  httpUrl,
  identifier,
  optionalText,
  text,
  wholeNumber,
  wireObject,
  refuse,
} from './wire';

/* The Associated Press poll of football: GET /v1/football/polls/{class} and /v1/football/poll-last-next. */

function polledTeam(context: WireContext): z.ZodType<PolledTeam> {
  return wireObject({
    id: [identifier(), 'FBSchoolID'],
    name: [text({ required: 'has no name' }), 'DisplayName'],
    nickname: optionalText(),
    logoUrl: [httpUrl(context), 'schoolLogo'],
    rank: [mark(), 'PollRank'],
    previousRank: [mark(), 'PollPreviousRank'],
    firstVotes: [wholeNumber(), 'Poll1stVotes'],
    votes: [wholeNumber(), 'PollTotalVotes'],
    wins: [wholeNumber(), 'WinsOverall'],
    losses: [wholeNumber(), 'LossesOverall'],
  });
}

const noSummary = { title: null, day: null, releaseDay: null, others: null };

function summary() {
  return wireObject({
    title: [optionalText(), 'pollTitle'],
    day: [optionalText(), 'pollDate'],
    releaseDay: [dateOnly(), 'releaseDate'],
    others: [optionalText(), 'othersReceivingVotes'],
  })
    .nullish()
    .catch(null);
}

/** The poll of one class; empty before the first one. */
export const footballPoll = defineSource({
  name: 'football-polls.class',
  sample: { classId: '3A' },
  buildPath: ({ classId }) => `/v1/football/polls/${encodeURIComponent(classId)}`,
  policy: 'standings',
  listTags: () => ['sport-football'],
  isEmpty: ({ teams }) => teams.length === 0,
  buildSchema: (context: WireContext): z.ZodType<FootballPoll> =>
    dataObject(
      wireObject({ summary: summary(), teams: [fieldRows(context, polledTeam(context)), 'records'] }),
    ).transform(({ summary: told, teams }, refusal) => {
      if (told !== undefined || teams !== null) return { ...(told ?? noSummary), teams: teams ?? [] };
      return refuse(refusal, 'has neither a summary nor records');
    }),
});

function pollGames(): z.ZodType<PollGames> {
  return wireObject({ id: [identifier(), 'FBSchoolID'], lastGame: text(), nextGame: text() }).transform(
    ({ id, lastGame, nextGame }) => {
      const [lastPlace, lastOpponent, score = null, result = null] = matchGameParts(lastGame);
      const [nextPlace, nextOpponent] = matchGameParts(nextGame);
      return {
        id,
        last: lastOpponent ? { place: lastPlace ?? '', opponent: lastOpponent, score, result } : null,
        next: nextOpponent ? { place: nextPlace ?? '', opponent: nextOpponent } : null,
      };
    },
  );
}

/** `vs::Grandale::38-28::W`; an empty part means none. */
function matchGameParts(game: string): (string | null)[] {
  return game.split('::').map((part) => part.trim() || null);
}

/** The last and next games of the teams in all polls. */
export const pollLastAndNext = defineRows(
  'football-polls.last-next',
  '/v1/football/poll-last-next',
  'standings',
  pollGames,
  { listTags: () => ['sport-football'] },
);
