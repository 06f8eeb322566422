/** Neutral colors of all pictures. */
export const ink = {
  night: '#101b33',
  navy: '#1c3058',
  paper: '#f6f0e3',
  chalk: '#fbf3e2',
  sand: '#e3d2ab',
  wood: '#d08a4a',
  wood2: '#c67d3c',
  wood3: '#d9975a',
  oak: '#8a5426',
  turf: '#4a7a52',
  turf2: '#3f6b46',
  turf3: '#335a3c',
  clay: '#a5512c',
  water: '#2f6388',
  water2: '#3f7fa3',
  steel: '#8a97a8',
  iron: '#3a4a6e',
  orange: '#cf6116',
  lamp: '#ffd48a',
  red: '#a5182a',
} as const;

/**
 * Mixes two colors.
 * @param share 0 gives `from`, 1 gives `to`
 * @returns a color such as `#1c3058`
 */
export function mixColors(from: string, to: string, share: number): string {
  const mixed = [1, 3, 5].map((start) => {
    const [low, high] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((low ?? 0) + ((high ?? 0) - (low ?? 0)) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function darken(color: string, share: number): string {
  return mixColors(color, ink.night, share);
}

export function lighten(color: string, share: number): string {
  return mixColors(color, ink.chalk, share);
}
