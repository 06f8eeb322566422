import { createDice, getItemAt, type Dice } from '../random/dice';
import { plateColors, trimColors } from '../words/school-words';

/** Colors of a school; the name is empty when the colors are invented. */
export interface Team {
  readonly name: string;
  readonly main: string;
  readonly trim: string;
}

export const hours = ['day', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];
export const weathers = ['clear', 'clouds', 'rain', 'snow'] as const;
export type Weather = (typeof weathers)[number];

/** What varies between two pictures of one motif. */
export interface Scene {
  /** Draws of the picture's own stream. */
  readonly roll: Dice;
  readonly home: Team;
  readonly away: Team;
  readonly score: readonly [number, number] | null;
  readonly hour: Hour;
  readonly weather: Weather;
}

const usualHours: readonly Hour[] = ['dusk', 'day', 'night', 'dusk', 'day'];
const usualWeathers: readonly Weather[] = ['clear', 'clouds', 'clear', 'clear', 'rain', 'clear', 'clouds'];

/** What a picture's address says. */
export interface SceneRequest {
  readonly variant: number;
  readonly teams?: readonly Team[];
  readonly score?: readonly [number, number] | null;
  readonly hour?: Hour | null;
  readonly weather?: Weather | null;
  /** Only the middle, for heads of pages that are three times as wide as high. */
  readonly isWide?: boolean;
}

/** The same motif and request give the same scene; colors of missing teams are invented. */
export function buildScene(motif: string, { variant, teams = [], score, hour, weather }: SceneRequest): Scene {
  const roll = createDice(variant, 'scene', motif);
  const home = inventTeam(roll, null);
  const away = inventTeam(roll, home);
  return {
    roll,
    home: teams[0] ?? home,
    away: teams[1] ?? away,
    score: score ?? null,
    hour: hour ?? getItemAt(usualHours, variant),
    weather: weather ?? getItemAt(usualWeathers, variant),
  };
}

function inventTeam(roll: Dice, other: Team | null): Team {
  const mains = plateColors.filter(({ hex }) => hex !== other?.main);
  const trims = trimColors.filter(({ name, hex }) => name !== 'Pink' && hex !== other?.trim);
  return { name: '', main: roll.pick(mains).hex, trim: roll.pick(trims).hex };
}
