import type { Sky } from '../world/weather';

const sun =
  '<circle cx="32" cy="28" r="13" fill="#f2b134"/><path d="M32 4v7M32 45v7M8 28h7M49 28h7M15 11l5 5M44 40l5 5M49 11l-5 5M20 40l-5 5" stroke="#f2b134" stroke-width="4" stroke-linecap="round"/>';
const moon = '<path d="M40 10a20 20 0 1 0 14 30A17 17 0 0 1 40 10z" fill="#9fb3d1"/>';
const cloud = '<path d="M16 48a11 11 0 0 1 1-22 15 15 0 0 1 29-2 12 12 0 0 1 2 24z" fill="#8a97a8"/>';
const drops = '<path d="M22 52l-3 8M33 52l-3 8M44 52l-3 8" stroke="#2f6388" stroke-width="4" stroke-linecap="round"/>';

const drawings: Readonly<Record<Sky, (light: string) => string>> = {
  clear: (light) => light,
  'partly-cloudy': (light) => `<g transform="translate(12 -6) scale(.8)">${light}</g>${cloud}`,
  cloudy: () => cloud,
  rain: () => cloud + drops,
  thunderstorm: () => `${cloud}<path d="M34 44l-9 12h7l-3 8 11-13h-7l4-7z" fill="#f2b134"/>`,
  snow: () =>
    `${cloud}<g fill="#7fa8c9"><circle cx="20" cy="56" r="3"/><circle cx="32" cy="59" r="3"/><circle cx="44" cy="56" r="3"/></g>`,
  fog: () => '<path d="M10 22h36M18 32h38M8 42h40M16 52h32" stroke="#8a97a8" stroke-width="5" stroke-linecap="round"/>',
};

export function drawWeatherSymbol(sky: Sky, isNight: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawings[sky](isNight ? moon : sun)}</svg>`;
}
