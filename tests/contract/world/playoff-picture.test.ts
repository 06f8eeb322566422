import { describe, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { footballSeason } from '~/config/football';
import { findPlayoffChances } from '~/models/football/playoff-chances';
import { type PlayoffPicture, computePlayoffPicture } from '~/models/football/playoff-picture';
import { toPictureInput } from '~/models/football/playoff-picture-input';
import type { Standing } from '~/models/football/playoff-rules';
import { playoffOutlook, playoffQualifiers, qualifyingGames } from '~/upstream/football-qualification';
import { footballEnrollmentsByName, footballStandings } from '~/upstream/football-schools';
import { askDemo } from '../../../demo-api/ask.fixture';
import { drawSample } from '../../support/sample';

/* The rules give the field that the association posts. */

const afterTheShow = '2025-10-25T21:05:00-05:00';
/** Some thirty games are left. */
const lastSaturday = '2025-10-25T12:00:00-05:00';
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const { classes, regularWeeks } = footballSeason;
const weeks = Array.from({ length: regularWeeks }, (_, index) => String(index + 1));
const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };

async function read<Value>({ definition, params }: SourceRequest<Value>, now: string, seed: number): Promise<Value> {
  return definition.buildSchema(context, params).parse(await askDemo(definition.buildPath(params), now, seed));
}

async function readInputAt(now: string, seed: number) {
  return toPictureInput({
    enrollments: await read(footballEnrollmentsByName.with({}), now, seed),
    standings: await read(footballStandings.with({}), now, seed),
    weeks: await Promise.all(weeks.map((week) => read(qualifyingGames.with({ week }), now, seed))),
    classes,
    today: now.slice(0, 10),
  });
}

async function computePictureAt(now: string, seed: number) {
  const input = await readInputAt(now, seed);
  return { input, picture: computePlayoffPicture(input, new Map()) };
}

async function readWinners(seed: number) {
  const games = await Promise.all(weeks.map((week) => read(qualifyingGames.with({ week }), afterTheShow, seed)));
  return new Map(games.flat().map(({ id, winner }) => [id, winner]));
}

function outline({ classes: ofPicture }: PlayoffPicture, findId: (standing: Standing) => string | undefined) {
  return ofPicture.map((teams) =>
    teams.map((team) => [findId(team), team.wins, team.losses, team.opponentsWins, team.defeatedOpponentsWins]),
  );
}

describe('the playoff picture', () => {
  it.each(drawSample(seeds, 4))(
    'of association %i after its last game equals the field, in every class and order',
    async (seed) => {
      const { input, picture } = await computePictureAt(afterTheShow, seed);
      const official = await read(playoffQualifiers.with({}), afterTheShow, seed);
      expect(input.open).toEqual([]);
      expect(outline(picture, ({ team }) => input.teams[team]?.id)).toEqual(
        official.sections.map(({ teams }) =>
          teams.map(({ id, wins, losses, opponentsWins, defeatedOpponentsWins }) => [
            id,
            wins,
            losses,
            opponentsWins,
            defeatedOpponentsWins,
          ]),
        ),
      );
    },
  );

  it.each(drawSample([1, 2, 3], 1))(
    'of association %i on the last Saturday equals the outlook, and with the right picks the field',
    async (seed) => {
      const { input, picture } = await computePictureAt(lastSaturday, seed);
      const findId = ({ team }: Standing) => input.teams[team]?.id;
      const outlook = await read(playoffOutlook.with({}), lastSaturday, seed);
      expect(input.open.length).toBeGreaterThan(5);
      expect(picture.classes.map((teams) => teams.map(findId))).toEqual(
        classes.map((name) => outlook.filter(({ classId }) => classId === name).map(({ id }) => id)),
      );
      const lastWeek = await read(qualifyingGames.with({ week: String(regularWeeks) }), afterTheShow, seed);
      const picks = new Map(lastWeek.flatMap(({ id, winner }) => (winner === null ? [] : [[id, winner] as const])));
      const official = await read(playoffQualifiers.with({}), afterTheShow, seed);
      expect(computePlayoffPicture(input, picks).classes.map((teams) => teams.map(findId))).toEqual(
        official.sections.map(({ teams }) => teams.map(({ id }) => id)),
      );
    },
  );
});

/** The Saturday of week 7, the Mondays before weeks 8 and 9, then the last Saturday. */
const lateMoments = [
  '2025-10-11T12:00:00-05:00',
  '2025-10-13T12:00:00-05:00',
  '2025-10-20T12:00:00-05:00',
  lastSaturday,
];

describe('what is said of teams in weeks 7 to 9', () => {
  it.each(drawSample(seeds, 2))(
    'of association %i is so in the field, and so is each condition that came true',
    async (seed) => {
      const { sections } = await read(playoffQualifiers.with({}), afterTheShow, seed);
      const field = new Set(sections.flatMap(({ teams }) => teams.map(({ id }) => id)));
      const winners = await readWinners(seed);
      let [said, met] = [0, 0];
      for (const now of lateMoments) {
        const input = await readInputAt(now, seed);
        const { teams, open } = input;
        const wrong = findPlayoffChances(input).flatMap(({ kind, inIf, outIf }, team) => {
          const hold = (conditions: typeof inIf) =>
            conditions.some((picks) => picks.every(([game, side]) => winners.get(open[game]?.id ?? '') === side));
          const [isSaidIn, isSaidOut] = [kind === 'in' || hold(inIf), kind === 'out' || hold(outIf)];
          said += kind === 'open' ? 0 : 1;
          met += kind === 'open' && (isSaidIn || isSaidOut) ? 1 : 0;
          const isIn = field.has(teams[team]?.id ?? '');
          return (isSaidIn && !isIn) || (isSaidOut && isIn)
            ? [{ now, team: teams[team]?.name, kind, inIf, outIf }]
            : [];
        });
        expect(wrong).toEqual([]);
      }
      expect(said).toBeGreaterThan(500);
      expect(met).toBeGreaterThan(30);
    },
  );
});
