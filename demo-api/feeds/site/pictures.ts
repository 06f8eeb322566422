import { motifNames, type MotifName } from '../../art/pictures';
import { hours, weathers, type Hour, type SceneRequest, type Team, type Weather } from '../../art/scene';
import type { Context } from '../../http/context';
import { outOfState, type Game } from '../../world/game';
import { getGameState } from '../../world/game-state';
import type { School } from '../../world/schools';
import { getWeather } from '../../world/weather';

/** What a picture shows beside its motif. */
export interface PictureDetails {
  readonly schools?: readonly School[];
  /** In the order of the schools. */
  readonly score?: readonly [number, number] | null;
  readonly hour?: Hour | null;
  readonly weather?: Weather | null;
  readonly isWide?: boolean;
}

/** `{origin}/media/art/jump-shot/1204-0101-0234-54-51-night-rain.svg` */
export function buildPictureUrl(
  { origin }: Pick<Context, 'origin'>,
  motif: MotifName,
  variant: number,
  { schools = [], score = null, hour = null, weather = null, isWide = false }: PictureDetails = {},
): string {
  const parts = [variant, ...schools.map(({ id }) => id), ...(score ?? []), hour, weather, isWide ? 'wide' : null];
  return `${origin}/media/art/${motif}/${parts.filter((part) => part !== null).join('-')}.svg`;
}

/** Reads the file name of a picture's address without `.svg`; null if it is not one. */
export function parsePictureName(context: Context, name: string): SceneRequest | null {
  const [variant = '', ...rest] = name.split('-');
  if (!/^\d{1,12}$/.test(variant)) return null;
  const ids = rest.filter((part) => /^\d{4}$/.test(part));
  const figures = rest.filter((part) => /^\d{1,3}$/.test(part)).map(Number);
  const teams = ids.map((id) => context.world.findSchoolById(id)).filter((school) => school !== undefined);
  const [left, right] = figures;
  return {
    variant: Number(variant),
    teams: teams.map(buildTeam),
    score: left === undefined || right === undefined ? null : [left, right],
    hour: hours.find((hour) => rest.includes(hour)) ?? null,
    weather: weathers.find((weather) => rest.includes(weather)) ?? null,
    isWide: rest.includes('wide'),
  };
}

export function findMotif(name: string): MotifName | undefined {
  return motifNames.find((motif) => motif === name);
}

function buildTeam({ shortName, plate, trim }: School): Team {
  return { name: shortName, main: plate.hex, trim: trim.hex };
}

const dusk = 17 * 60;
const night = 19 * 60;

/** Colors of both schools, hour and weather of a game, and its score once it is final. */
export function describeGamePicture(context: Context, game: Game): PictureDetails {
  const { world, clock } = context;
  const indexes = [game.home, game.away].filter((index) => index !== outOfState);
  const schools = indexes.map((index) => world.schools[index]).filter((school) => school !== undefined);
  const state = getGameState(game, clock);
  const town = schools[0]?.town.name ?? '';
  return {
    schools,
    score: schools.length === 2 && state.status === 'final' ? [state.result.home, state.result.away] : null,
    hour: game.startMinutes >= night ? 'night' : game.startMinutes >= dusk ? 'dusk' : 'day',
    weather: skies[getWeather(world, { town }, game.day, Math.floor(game.startMinutes / 60)).sky],
  };
}

const skies = {
  clear: 'clear',
  'partly-cloudy': 'clouds',
  cloudy: 'clouds',
  fog: 'clouds',
  rain: 'rain',
  thunderstorm: 'rain',
  snow: 'snow',
} as const;
