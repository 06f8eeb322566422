import type * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/source/define-source';
import { measureListedGame } from '~/models/games/furthest';
import { nameOpponent } from '~/models/teams/placeholder';
import { isMadeId } from '~/models/text/made-id';
import { hexColor } from './fields/hex-color';
import { readSide } from './fields/home-away';
import { classId, readResult } from './fields/mark';
import { gameStartFields, readGameStart } from './fields/moment';
import { distinctRows } from './fields/rows';
import { score, shootoutScore } from './fields/score';
import {
  type RowOf,
  firstRow,
  httpUrl,
  optionalIdentifier,
  optionalText,
  refuse,
  rowKey,
  text,
  wholeNumber,
  wireObject,
  withAnyKey,
  defineGroup,
  readFirstRow,
} from './wire';

/* Schools of the provider of prep statistics: GET /v1/maxpreps/school-list, school-info, school-team-photo and school-schedule. */

const define = defineGroup('prep-schools', 'directory');
/** What the sources of one team have in common; `uid` is the provider's id of it. */
const ofTeam = {
  sample: { uid: 'abc123' },
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  // Which sport's list, only the page knows, which reads it too.
  namedBy: { getName: ({ uid }: { readonly uid: string }) => uid, sources: ['prep-schools.all'] },
} as const;

export const prepSchools = define(
  'all',
  '/v1/maxpreps/school-list?sportId={sportId}',
  distinctRows(school, ({ uid }) => uid),
  { sample: { sportId: 'girls-volleyball' }, listNames: (schools) => schools.map(({ uid }) => uid) },
);

/** Facts about one team; `null` when upstream has emptied it. */
export const prepSchoolInfo = define('info', '/v1/maxpreps/school-info/{uid}', readFirstRow(info), {
  ...ofTeam,
  unread: { GameScheduled: 'the schedule lists the games' },
  listNames: (team) => [team?.leagueId].filter((id) => id !== null && id !== undefined),
});

export const prepSchoolPhoto = define(
  'photo',
  '/v1/maxpreps/school-team-photo/{uid}',
  (context) => firstRow(photo(context)).transform((row) => row?.photoUrl ?? null),
  { ...ofTeam, policy: 'media' },
);

/** Games of a team, including upcoming ones, in upstream's order. */
export const prepSchoolSchedule = define(
  'schedule',
  '/v1/maxpreps/school-schedule/{uid}',
  distinctRows(game, ({ id }) => id, measureListedGame),
  { ...ofTeam, policy: 'schedule', listTags: () => ['games'] },
);

/** A team without a photo has an empty field; an answer without the field is invalid. */
function photo(context: WireContext): z.ZodType<{ readonly photoUrl: string | null }> {
  const row = wireObject({ photoUrl: [httpUrl(context), 'MaxPrepsTeamPhoto'] });
  return withAnyKey(row, ['maxprepsteamphoto'], 'has no MaxPrepsTeamPhoto');
}

function school(context: WireContext) {
  return wireObject({
    /** The provider's id of the team: `abc123`. */
    uid: rowKey(),
    name: [text({ required: 'has no name' }), 'NameShort'],
    nickname: optionalText(),
    /** `1A`; `null` in sports without classes. */
    classId: [classId(), 'Classification'],
    wins: [wholeNumber(), 'OverallWins'],
    losses: [wholeNumber(), 'OverallLoss'],
    logoUrl: [httpUrl(context), 'PhotoFile'],
  });
}

/** A school's team in one sport, as the provider of prep statistics lists it. */
export type PrepSchool = RowOf<typeof school>;

function info(context: WireContext) {
  return wireObject({
    /** `Abelard Heights`. */
    name: [text({ required: 'has no name' }), 'SchoolName', 'NameShort'],
    shortName: [optionalText(), 'NameShort'],
    classId: [classId(), 'Classification'],
    city: optionalText(),
    wins: [wholeNumber(), 'OverallWins'],
    losses: [wholeNumber(), 'OverallLoss'],
    conferenceWins: [wholeNumber(), 'ConferenceWin'],
    conferenceLosses: [wholeNumber(), 'ConferenceLoss'],
    league: optionalText(),
    /** `null` for a team without a conference. */
    leagueId: optionalIdentifier(),
    nickname: optionalText(),
    /** In words: `Purple, Sky Blue`. */
    colors: optionalText(),
    color1: hexColor(),
    color2: hexColor(),
    logoUrl: [httpUrl(context), 'PhotoFile'],
    photoUrl: [httpUrl(context), 'MaxPrepsTeamPhoto'],
  }).transform(({ color1, color2, shortName, ...row }) => ({
    ...row,
    /** Name in lists: `Abelard Hts. [Coop]`. */
    shortName: shortName ?? row.name,
    /** `#4b2a7b`, as far as known. */
    swatches: [...new Set([color1, color2])].filter((color) => color !== null),
  }));
}

export type PrepSchoolInfo = RowOf<typeof info>;

/** Only volleyball has set scores: ActivityID VBG and VBB. */
function game(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'ContestID'],
    start: gameStartFields(context, 'GameDate', 'GameTime'),
    /** `10/11`, where the date is otherwise unreadable. */
    shortDate: optionalText(),
    opponent: text(),
    homeAway: text(),
    contestType: text(),
    ownScore: [score(), 'MyScore'],
    opponentScore: score(),
    ownShootout: [shootoutScore(), 'MyScore'],
    opponentShootout: [shootoutScore(), 'OpponentScore'],
    outcome: [text(), 'WL'],
    boxScoreUrl: [httpUrl(context), 'MaxprepsURL'],
    /** What upstream calls the sport: `VBG`; `null` if unknown. */
    activityId: optionalText(),
    set1: optionalText(),
    set2: optionalText(),
    set3: optionalText(),
  }).transform(
    (
      { homeAway, contestType, opponent, set1, set2, set3, start, outcome, ownShootout, opponentShootout, ...row },
      refusal,
    ) => {
      if (opponent === '' && isMadeId(row.id)) refuse(refusal, 'has neither an id nor an opponent');
      const { result, ...dayAndTime } = readResult(outcome, readGameStart(context, start));
      return {
        ...row,
        ...dayAndTime,
        outcome: result,
        shootout: [ownShootout, opponentShootout] as const,
        opponent: nameOpponent(opponent),
        /** Nothing means home, because the feed may mark only games away; `null` for unknown words. */
        side: homeAway === '' ? ('home' as const) : readSide(homeAway),
        isConference: contestType.toLowerCase() === 'conference',
        /** `25-18`, own points first; empty in sports without sets. */
        sets: /^vb[gb]$/i.test(row.activityId ?? '') ? [set1, set2, set3].filter((set) => set !== null) : [],
      };
    },
  );
}

export type PrepGame = RowOf<typeof game>;
