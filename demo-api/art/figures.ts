import { darken, ink } from './colors';
import type { Scene, Team } from './scene';
import { round } from './shapes';

/** Joints of a person 100 high who looks to the right; the feet are at 0. */
interface Pose {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  /** Elbow and hand, near side. */
  readonly near: readonly [Point, Point];
  readonly far: readonly [Point, Point];
  /** Knee and foot, near side. */
  readonly nearLeg: readonly [Point, Point];
  readonly farLeg: readonly [Point, Point];
}
type Point = readonly [number, number];

function pose(...n: readonly number[]): Pose {
  const at = (index: number): Point => [n[index * 2] ?? 0, n[index * 2 + 1] ?? 0];
  return {
    head: at(0),
    neck: at(1),
    hip: at(2),
    near: [at(3), at(4)],
    far: [at(5), at(6)],
    nearLeg: [at(7), at(8)],
    farLeg: [at(9), at(10)],
  };
}

// Head, neck, hip, near elbow and hand, far elbow and hand, near knee and foot, far knee and foot.
const poses = {
  stand: pose(0, -91, 0, -80, 0, -48, 10, -64, 9, -46, -10, -64, -9, -46, 5, -24, 6, -2, -5, -24, -6, -2),
  talk: pose(1, -91, 0, -80, 0, -48, 13, -66, 25, -78, -9, -64, -4, -50, 5, -24, 6, -2, -5, -24, -6, -2),
  point: pose(1, -91, 0, -80, 0, -48, 15, -78, 32, -80, -9, -64, -10, -46, 6, -24, 9, -2, -6, -24, -9, -2),
  signal: pose(0, -91, 0, -80, 0, -48, 11, -95, 10, -116, -11, -95, -10, -116, 6, -24, 8, -2, -6, -24, -8, -2),
  cheer: pose(0, -92, 0, -81, 0, -49, 15, -94, 27, -112, -15, -94, -27, -112, 7, -24, 10, -2, -7, -24, -10, -2),
  run: pose(11, -92, 8, -81, 0, -50, -11, -66, -3, -51, 20, -64, 29, -78, 21, -44, 17, -17, -8, -27, -33, -24),
  stride: pose(10, -92, 7, -81, 0, -50, 20, -66, 30, -76, -9, -68, -16, -52, -12, -28, -36, -20, 18, -38, 26, -10),
  hurdle: pose(20, -92, 15, -82, 0, -56, -4, -72, -12, -56, 28, -74, 44, -66, 24, -60, 48, -58, -20, -50, -34, -34),
  shoot: pose(1, -97, 0, -86, -3, -53, 13, -92, 12, -112, 7, -96, 8, -113, 5, -30, -3, -6, -7, -30, -17, -10),
  dribble: pose(13, -86, 9, -76, -4, -46, 17, -62, 28, -50, -4, -66, 8, -58, 13, -30, 8, -3, -14, -25, -28, -6),
  spike: pose(2, -99, 0, -87, -8, -55, 8, -104, 19, -119, 14, -88, 26, -98, -14, -34, -30, -26, -8, -30, -21, -12),
  block: pose(0, -93, 0, -82, 0, -50, 8, -98, 9, -118, -7, -98, -5, -118, 4, -26, 1, -3, -5, -26, -9, -4),
  dig: pose(14, -74, 9, -65, -8, -42, 18, -52, 32, -46, 16, -50, 31, -44, 12, -26, 4, -2, -14, -22, -26, -2),
  throw: pose(2, -92, 0, -81, -2, -48, -17, -86, -13, -103, 15, -73, 27, -70, -13, -26, -22, -2, 14, -27, 20, -2),
  kick: pose(-7, -91, -5, -80, 0, -49, 11, -68, 24, -74, -21, -72, -32, -62, 21, -38, 44, -32, -4, -25, -8, -2),
  serve: pose(4, -95, 1, -84, -4, -51, 10, -99, 15, -117, 13, -74, 17, -60, 5, -28, 3, -4, -12, -30, -27, -17),
  forehand: pose(4, -89, 1, -78, -4, -47, -14, -66, -28, -58, 15, -72, 28, -66, -15, -25, -24, -2, 12, -26, 20, -2),
  bat: pose(0, -89, -1, -78, -3, -46, 13, -68, 25, -66, 9, -64, 23, -62, -15, -24, -24, -2, 13, -24, 22, -2),
  pitch: pose(6, -88, 2, -78, -6, -46, -16, -84, -28, -96, 18, -74, 30, -66, -15, -23, -36, -8, 16, -28, 28, -2),
  windmill: pose(4, -90, 1, -79, -5, -47, -8, -96, -14, -113, 15, -72, 26, -62, -12, -23, -32, -5, 15, -28, 26, -2),
  swing: pose(0, -91, 1, -80, 3, -48, 14, -82, 0, -97, -9, -86, -3, -98, 8, -24, 9, -2, -7, -24, -20, -4),
  putt: pose(7, -84, 3, -74, -7, -47, 9, -60, 16, -47, 7, -58, 15, -45, 2, -24, -1, -2, -9, -24, -12, -2),
  bowl: pose(20, -72, 14, -63, -4, -42, 24, -48, 36, -30, -6, -70, -22, -80, 18, -32, 16, -3, -14, -18, -46, -8),
  leap: pose(4, -99, 1, -88, -2, -57, 17, -90, 34, -100, -16, -86, -32, -82, 23, -54, 48, -50, -24, -50, -50, -44),
  split: pose(0, -104, 0, -93, 0, -62, 17, -94, 34, -104, -17, -94, -34, -104, 25, -62, 50, -72, -25, -62, -50, -72),
  lunge: pose(24, -66, 17, -60, -2, -42, 30, -48, 42, -44, 26, -44, 38, -36, 14, -24, 2, -2, -16, -22, -32, -2),
  sit: pose(2, -74, 0, -63, -4, -32, 13, -48, 24, -42, 9, -46, 20, -40, 20, -32, 22, -6, 16, -30, 17, -4),
  cradle: pose(11, -91, 8, -80, 0, -49, 20, -72, 25, -88, 14, -62, 24, -68, 21, -42, 17, -15, -9, -27, -33, -22),
  cast: pose(1, -91, 0, -80, -2, -48, 12, -74, 20, -90, 8, -66, 19, -74, 6, -24, 8, -2, -7, -24, -9, -2),
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof poses;

const skins = ['#8d5a3b', '#c68a5e', '#dba67e', '#5f3d28', '#e6bb98', '#a9714b'] as const;
const hairs = ['#1d1512', '#4a2f1d', '#2c2c34', '#7a5230'] as const;

export interface Look {
  readonly x: number;
  readonly y: number;
  /** Of the person, standing. */
  readonly height: number;
  readonly isFacingLeft?: boolean;
  /** Degrees around the hip. */
  readonly turn?: number;
  readonly hasHelmet?: boolean;
  readonly legs?: string;
  /** One color, as against the light. */
  readonly shadow?: string;
  readonly skin?: string;
  readonly isBareArmed?: boolean;
  readonly isBarefoot?: boolean;
  /** Long sleeves, trousers and dark shoes. */
  readonly isFormal?: boolean;
}

/** A person of flat shapes, in a team's colors and without a face. */
export function drawFigure(scene: Scene, name: PoseName, team: Team, look: Look): string {
  const { head, neck, hip, near, far, nearLeg, farLeg } = poses[name];
  const skin = look.shadow ?? look.skin ?? scene.roll.pick(skins);
  const hair = look.shadow ?? (look.hasHelmet === true ? team.trim : scene.roll.pick(hairs));
  const shirt = look.shadow ?? team.main;
  const pants = look.shadow ?? look.legs ?? team.trim;
  const shoe = look.shadow ?? (look.isBarefoot === true ? skin : look.isFormal === true ? ink.night : ink.chalk);
  const back = (color: string): string => (look.shadow === undefined ? darken(color, 0.32) : color);
  const [dx, dy] = [hip[0] - neck[0], hip[1] - neck[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dy / length, -dx / length];
  const torso = `M${join([neck[0] + nx * 8, neck[1] + ny * 8 + 3])}L${join([neck[0] - nx * 8, neck[1] - ny * 8 + 3])}L${join([hip[0] - nx * 5, hip[1] - ny * 5])}L${join([hip[0] + nx * 5, hip[1] + ny * 5])}z`;
  const shade = `M${join([neck[0] - nx, neck[1] - ny + 3])}L${join([neck[0] - nx * 8, neck[1] - ny * 8 + 3])}L${join([hip[0] - nx * 5, hip[1] - ny * 5])}L${join(hip)}z`;
  const shoulder = (side: number): Point => [neck[0] + nx * side, neck[1] + ny * side + 4];
  const arm = (limb: readonly [Point, Point], from: Point, sleeve: string, flesh: string): string =>
    stroke(flesh, 6.5, [from, limb[0], limb[1]]) +
    (look.isFormal === true
      ? stroke(sleeve, 8.5, [from, limb[0], between(limb[0], limb[1], 0.8)])
      : stroke(look.isBareArmed === true ? flesh : sleeve, 8, [from, between(from, limb[0], 0.8)]));
  const leg = (limb: readonly [Point, Point], cloth: string, flesh: string, boot: string): string => {
    const [knee, foot] = limb;
    const shin = Math.hypot(foot[0] - knee[0], foot[1] - knee[1]) || 1;
    const toe: Point = [foot[0] + ((foot[1] - knee[1]) / shin) * 7, foot[1] - ((foot[0] - knee[0]) / shin) * 7];
    return look.isFormal === true
      ? stroke(boot, 6, [foot, toe]) + stroke(cloth, 10, [hip, knee, foot])
      : stroke(flesh, 8, [hip, knee, foot]) +
          stroke(boot, 6, [foot, toe]) +
          stroke(cloth, 11, [hip, between(hip, knee, 0.85)]);
  };
  const body = [
    arm(far, shoulder(-5), back(shirt), back(skin)),
    leg(farLeg, back(pants), back(skin), back(shoe)),
    leg(nearLeg, pants, skin, shoe),
    `<path d="${torso}" fill="${shirt}" stroke="${shirt}" stroke-width="5" stroke-linejoin="round"/>`,
    look.shadow === undefined ? `<path d="${shade}" fill="${darken(shirt, 0.22)}"/>` : '',
    stroke(skin, 6, [neck, head]),
    `<circle cx="${head[0]}" cy="${head[1]}" r="8" fill="${skin}"/>`,
    look.hasHelmet === true
      ? `<path d="M${head[0] - 9} ${head[1] + 6}a10.500 10.500 0 1 1 19-7h-7v7z" fill="${hair}"/>`
      : `<path d="M${head[0] - 8} ${head[1] + 3}a8.500 8.500 0 0 1 14-10q-6 2-7 5t-7 5z" fill="${hair}"/>`,
    arm(near, shoulder(5), shirt, skin),
  ].join('');
  const scale = round(look.height / 100);
  const mirror = look.isFacingLeft === true ? `scale(-${scale} ${scale})` : `scale(${scale})`;
  const turn = look.turn === undefined ? '' : ` rotate(${look.turn} ${hip[0]} ${hip[1]})`;
  return `<g transform="translate(${round(look.x)} ${round(look.y)}) ${mirror}${turn}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}

function stroke(color: string, width: number, points: readonly Point[]): string {
  return `<path d="M${points.map(join).join('L')}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}

function join([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
