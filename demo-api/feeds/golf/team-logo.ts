import { answerFailure, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { hashSeed } from '../../random/dice';
import { golfEvents } from '../../world/golf/events';
import type { School } from '../../world/schools';
import { buildLogoUrl } from '../games/school-links';
import { readSchoolYear } from './finals-file';
import { encodePng } from './png';

const size = 72;
const missing = answerFailure(404, 'File not found');

/** `GET /data/iwm/{season}/{tournament}-{externalId}.png`: 404 for schools without a logo. */
export function answerTeamLogo(context: Context): Answer {
  const [, prefix = '', id = ''] = /^(gob|gog)(?:-\dA)?-(\d{4})$/.exec(readParam(context, 'file')) ?? [];
  const school = context.world.findSchoolById(id);
  const isKnown = readSchoolYear(context) !== null && golfEvents.some((event) => event.prefix === prefix);
  if (school === undefined || !isKnown || buildLogoUrl(context, school)?.endsWith('.svg') !== true) return missing;
  return { status: 200, contentType: 'image/png', body: draw(school) };
}

const clear = 0;
const plate = 1;
const trim = 2;

function draw(school: School): Uint8Array<ArrayBuffer> {
  const indexes = new Uint8Array(size * size);
  const slope = [0, 1, -1, 0.5][hashSeed(school.key, 'band') % 4] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = ((column + 0.5) / size) * 2 - 1;
      const y = ((row + 0.5) / size) * 2 - 1;
      indexes[row * size + column] = getColorAt(school.shape, x, y, slope);
    }
  }
  return encodePng({ width: size, height: size, palette: ['#ffffff', school.plate.hex, school.trim.hex], indexes });
}

function getColorAt(shape: number, x: number, y: number, slope: number): number {
  const reach = listReachableDays(shape, x, y);
  if (reach > 0.96) return clear;
  return reach > 0.84 || Math.abs(y + x * slope) < 0.16 ? trim : plate;
}

/** Distance from the center, 1 at the edge: shield, disc, hexagon, square, diamond. */
function listReachableDays(shape: number, x: number, y: number): number {
  const [across, up] = [Math.abs(x), Math.abs(y)];
  switch (shape) {
    case 0:
      return y < 0 ? Math.max(across / 0.9, up) : Math.hypot(across / 0.9, y);
    case 1:
      return Math.hypot(x, y);
    case 2:
      return Math.max(up / 0.9, across * 0.9 + up * 0.5);
    case 3:
      return Math.max(across, up) / 0.92;
    default:
      return across + up;
  }
}
