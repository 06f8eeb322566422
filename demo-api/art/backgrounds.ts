import { darken, ink, lighten, mixColors } from './colors';
import type { Hour, Scene, Weather } from './scene';
import { box, disc, fill, line, oval, round } from './shapes';

interface Light {
  /** Top to horizon. */
  readonly sky: readonly [string, string, string];
  readonly disc: string;
  readonly far: string;
  readonly near: string;
  /** How much of the night is mixed into the ground. */
  readonly dim: number;
}

const lights: Readonly<Record<Hour, Light>> = {
  day: { sky: ['#86b3c9', '#b3d0d4', '#e6e4cf'], disc: '#fff4d6', far: '#7d9d9a', near: '#4f7768', dim: 0 },
  dusk: { sky: ['#2c3867', '#a4566a', '#eda165'], disc: '#ffd48a', far: '#6a4560', near: '#33345a', dim: 0.22 },
  night: { sky: ['#0c1530', '#14244a', '#274272'], disc: '#f2e8c8', far: '#152448', near: '#0d1938', dim: 0.42 },
};
const veiled: Readonly<Record<Hour, readonly [string, string, string]>> = {
  day: ['#8796a3', '#a6b2b5', '#cfd2c8'],
  dusk: ['#3b4464', '#6d6c80', '#b79a8a'],
  night: ['#10192f', '#1b2947', '#344866'],
};

export function getLight({ hour, weather }: Pick<Scene, 'hour' | 'weather'>): Light {
  const light = lights[hour];
  return weather === 'clear' ? light : { ...light, sky: isVeiled(weather) ? veiled[hour] : light.sky };
}

function isVeiled(weather: Weather): boolean {
  return weather === 'rain' || weather === 'snow';
}

/** Three bands, a sun or a moon, clouds or stars, and a skyline of the prairie. */
export function drawSky(scene: Scene, horizon: number): string {
  const { roll, hour, weather } = scene;
  const { sky, disc: sun, far, near } = getLight(scene);
  const x = roll.drawBetween(60, 260);
  const y = horizon * (hour === 'dusk' ? 0.86 : 0.32);
  const heaven = isVeiled(weather)
    ? ''
    : disc(sun, x, y, hour === 'dusk' ? 26 : 15) + disc(sun, x, y, hour === 'dusk' ? 36 : 24, 0.22);
  const stars =
    hour === 'night' && weather === 'clear'
      ? `<path d="${Array.from({ length: 14 }, () => `M${roll.drawBetween(0, 320)} ${roll.drawBelow(Math.max(1, Math.round(horizon * 0.7)))}h.1`).join('')}" stroke="${ink.chalk}" stroke-width="1.600" stroke-linecap="round" opacity=".8"/>`
      : '';
  const cloud = mixColors(sky[1], ink.chalk, hour === 'night' ? 0.12 : 0.5);
  const clouds =
    weather === 'clear'
      ? ''
      : [0, 1, 2]
          .map((row) => {
            const left = roll.drawBetween(-40, 240);
            const top = round(horizon * (0.12 + row * 0.2));
            return line(cloud, 9, `M${left} ${top}h${roll.drawBetween(40, 90)}m-60 8h80`, ' opacity=".75"');
          })
          .join('');
  return [
    box(sky[0], 0, 0, 320, 180),
    fill(sky[1], `M0 ${round(horizon * 0.42)}q160-14 320 4v180H0z`),
    fill(sky[2], `M0 ${round(horizon * 0.74)}q160 10 320-6v180H0z`),
    stars,
    heaven,
    clouds,
    drawSkyline(scene, horizon, far, near),
  ].join('');
}

function drawSkyline({ roll }: Scene, horizon: number, far: string, near: string): string {
  const hills = fill(far, `M0 ${horizon}v-12q50-14 104-5t112-4 104-6v40H0z`);
  const x = roll.drawBetween(40, 280);
  const landmarks = [
    `M${x} ${horizon + 2}l4-34h-5q-8-14 13-16 21 2 13 16h-5l4 34h-4l-3-34h-10l-3 34z`,
    `M${x} ${horizon + 2}v-36h12v-8h14v44zM${x - 26} ${horizon + 2}v-20l9-7 9 7v20z`,
    `M${x} ${horizon + 2}v-18l11-9 11 9v18zM${x + 8} ${horizon - 20}v-14l3-8 3 8v14z`,
    `M${x} ${horizon + 2}c-16-4-15-24-3-26 2-13 24-13 26 0 13 2 13 23-4 26z`,
  ] as const;
  const trees = Array.from({ length: 9 }, () => {
    const left = roll.drawBetween(-6, 322);
    return `M${left} ${horizon + 3}c-11 0-11-${roll.drawBetween(11, 17)} 0-${roll.drawBetween(14, 20)} 11 3 11 18 0 18z`;
  }).join('');
  return (
    hills +
    fill(mixColors(far, near, 0.5), landmarks[roll.drawBelow(landmarks.length)] ?? landmarks[0]) +
    fill(near, `${trees}M0 ${horizon - 2}h320v8H0z`)
  );
}

/** Rain or snow in front of the picture; nothing in other weather. */
export function drawWeather({ roll, weather }: Scene): string {
  if (weather === 'rain') {
    const d = Array.from({ length: 34 }, () => `M${roll.drawBetween(0, 330)} ${roll.drawBetween(-6, 172)}l-4 12`).join(
      '',
    );
    return line('#dfe8ee', 1, d, ' opacity=".5"');
  }
  if (weather !== 'snow') return '';
  const d = Array.from({ length: 60 }, () => `M${roll.drawBetween(0, 320)} ${roll.drawBetween(0, 180)}h.1`).join('');
  return line('#ffffff', 3, d, ' opacity=".85"');
}

/** The ground of a field: turf in stripes that meet at the horizon. */
export function drawTurf(scene: Scene, horizon: number, base: string = ink.turf): string {
  const { dim } = getLight(scene);
  const color = scene.weather === 'snow' ? '#e4e8ea' : darken(base, dim);
  const stripe = darken(color, 0.12);
  const stripes = [-3, -1.5, 0, 1.5, 3]
    .map((step) => `M${160 + step * 26} ${horizon}L${160 + step * 120} 180h90L${160 + (step + 0.75) * 26} ${horizon}z`)
    .join('');
  return box(color, 0, horizon, 320, 190 - horizon) + fill(stripe, stripes);
}

/** Rows of people in the colors of both schools: two rows, repeated in turn, darker toward the back. */
export function drawCrowd(scene: Scene, y: number, rows: number, size: number, dim = 0.3): string {
  const { home, away, roll } = scene;
  const gap = round(size * 1.25);
  const step = round(size * 1.08);
  const shirts = [
    home.main,
    roll.drawChance(0.5) ? home.trim : ink.sand,
    away.main,
    darken(home.main, 0.2),
    mixColors(away.main, away.trim, 0.5),
  ];
  const heads = ['#c68a5e', '#7c4f35', '#e0b08c'];
  const spread = (colors: readonly string[], left: number, top: number): string => {
    const start = roll.drawBelow(5);
    return colors
      .map((color, index) => {
        const x = round(left + ((index + start) % colors.length) * gap);
        return `<path d="M${x} ${round(top)}H440" stroke="${darken(color, dim)}" stroke-dasharray="0 ${round(gap * colors.length)}"/>`;
      })
      .join('');
  };
  const row = (id: string, left: number): string =>
    `<g id="${id}"><g stroke-width="${round(size * 1.2)}">${spread(shirts, left, size * 0.75)}</g><g stroke-width="${round(size * 0.62)}">${spread(heads, left, 0)}</g></g>`;
  const lines = Array.from({ length: rows }, (_, index) => {
    const use = `<use href="#${index % 2 === 0 ? 'a' : 'b'}" x="${round(-gap * roll.drawBelow(7))}" y="${round(y + index * step)}"/>`;
    return index < rows - 1 ? use + box(ink.night, 0, y + (index - 0.5) * step, 320, step * 1.6, 0.1) : use;
  });
  return `<defs>${row('a', -8)}${row('b', -8 - gap / 2)}</defs><g stroke-linecap="round" fill="none">${lines.join('')}</g>`;
}

/** A hall: wall, light from above, and a crowd behind the floor's edge. */
export function drawHall(scene: Scene, floor: number, rows = 5): string {
  const wall = darken(scene.home.main, 0.55);
  const top = floor - rows * 9.8 - 4;
  const beams = [70, 160, 250].map((x) => `M${x - 8} 0L${x - 56} ${floor}H${x + 56}L${x + 8} 0z`).join('');
  return [
    box(wall, 0, 0, 320, 180),
    box(darken(wall, 0.35), 0, top, 320, floor - top),
    drawCrowd(scene, top + 6, rows, 9, 0.36),
    fill(ink.chalk, beams, 0.07),
    fill(ink.lamp, 'M58 0h24l-3 5H61zM148 0h24l-3 5h-18zM238 0h24l-3 5h-18z'),
  ].join('');
}

/** Planks that run to the horizon. */
export function drawPlanks(floor: number, color: string = ink.wood): string {
  const joints = Array.from({ length: 13 }, (_, index) => {
    const step = index - 6;
    return `M${160 + step * 34} ${floor}L${160 + step * 74} 182`;
  }).join('');
  return (
    box(color, 0, floor, 320, 182 - floor) +
    box(lighten(color, 0.16), 0, floor, 320, round((180 - floor) * 0.28)) +
    `<path d="${joints}" stroke="${darken(color, 0.2)}" stroke-width="1" opacity=".5"/>`
  );
}

/** Two towers with lamps, and their light at night. */
export function drawLightTowers(scene: Scene, horizon: number): string {
  const isLit = scene.hour !== 'day';
  const color = isLit ? ink.lamp : ink.chalk;
  const tower = (x: number): string =>
    line(ink.night, 3, `M${x} ${horizon}V22`) +
    box(ink.night, x - 17, 10, 34, 14) +
    line(color, 5, `M${x - 12} 14h.1m8 0h.1m8 0h.1m8 0h.1M${x - 12} 20.500h.1m8 0h.1m8 0h.1m8 0h.1`);
  const beams = isLit
    ? fill(ink.lamp, `M24 17L-60 180H190zM296 17L380 180H130z`, 0.13) +
      disc(ink.lamp, 24, 17, 24, 0.22) +
      disc(ink.lamp, 296, 17, 24, 0.22)
    : '';
  return tower(24) + tower(296) + beams;
}

/** A stand behind a field, with a rail in the home school's color. */
export function drawStand(scene: Scene, horizon: number, rows = 3): string {
  const top = horizon - rows * 7.6;
  return [
    box(darken(ink.iron, 0.4), 0, top - 6, 320, horizon - top + 6),
    drawCrowd(scene, top, rows, 7, 0.18 + getLight(scene).dim * 0.4),
    box(scene.home.main, 0, horizon - 5, 320, 6),
    box(scene.home.trim, 0, horizon - 5, 320, 1.5),
  ].join('');
}

/** Shadow on the ground below a figure. */
export function drawShadow(x: number, y: number, width: number): string {
  return oval(ink.night, x, y, width, Math.max(1.5, width * 0.14), 0.28);
}

/** Confetti in the schools' colors. */
export function drawConfetti({ roll, home }: Scene, count: number): string {
  const colors = [home.main, home.trim, ink.chalk];
  return colors
    .map((color) =>
      fill(
        color,
        Array.from({ length: Math.round(count / 3) }, () => {
          const [x, y] = [roll.drawBetween(4, 314), roll.drawBetween(-4, 150)];
          return roll.drawChance(0.5) ? `M${x} ${y}l5 2-1 3-5-2z` : `M${x} ${y}l2-4 3 1-2 5z`;
        }).join(''),
      ),
    )
    .join('');
}
