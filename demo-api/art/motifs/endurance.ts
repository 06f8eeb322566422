import {
  drawHall,
  drawLightTowers,
  drawShadow,
  drawSky,
  drawStand,
  drawTurf,
  drawWeather,
  getLight,
} from '../backgrounds';
import { darken, ink, lighten, mixColors } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, group, line, oval } from '../shapes';
import type { Motifs } from './motif';

function drawTrackGround(scene: Scene, top: number): string {
  const clay = darken(ink.clay, getLight(scene).dim * 0.8);
  const lanes = [-3, -1.8, -0.6, 0.6, 1.8, 3]
    .map((step) => `M${160 + step * 30} ${top}L${160 + step * 104} 184`)
    .join('');
  return (
    drawTurf(scene, top - 10) +
    fill(clay, `M66 ${top}h188l220 84H-154z`) +
    fill(darken(clay, 0.14), `M104 ${top}h38l-20 84h-84zM178 ${top}h38l66 84h-84z`) +
    line(ink.chalk, 2, lanes, ' opacity=".85"')
  );
}

function drawHurdles(scene: Scene): string {
  const { home, away } = scene;
  const hurdle = (x: number, y: number, width: number): string =>
    line(ink.iron, 3, `M${x + 4} ${y}v${width * 0.62}h-9M${x + width - 4} ${y}v${width * 0.62}h-9`) +
    box(ink.chalk, x, y - 3, width, 9) +
    box(home.main, x + width / 3, y - 3, width / 3, 9);
  return [
    drawSky(scene, 78),
    drawStand(scene, 92, 4),
    drawTrackGround(scene, 100),
    hurdle(206, 114, 44),
    drawShadow(220, 146, 18),
    drawFigure(scene, 'hurdle', away, { x: 210, y: 134, height: 74, legs: away.main, isBareArmed: true }),
    hurdle(112, 124, 72),
    drawShadow(140, 172, 32),
    drawFigure(scene, 'hurdle', home, { x: 134, y: 160, height: 118, legs: home.main, isBareArmed: true }),
    drawWeather(scene),
  ].join('');
}

function drawFinish(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawSky(scene, 76),
    drawStand(scene, 92, 4),
    drawLightTowers(scene, 88),
    drawTrackGround(scene, 100),
    drawShadow(82, 158, 22),
    drawShadow(176, 172, 30),
    drawFigure(scene, 'stride', away, { x: 84, y: 156, height: 88, legs: away.main, isBareArmed: true }),
    drawFigure(
      scene,
      'run',
      { ...away, main: home.trim },
      { x: 236, y: 154, height: 82, legs: away.trim, isBareArmed: true },
    ),
    drawFigure(scene, 'run', home, { x: 160, y: 172, height: 122, legs: home.main, isBareArmed: true }),
    line(ink.chalk, 4, 'M182 104q20 4 64-2 22-4 70-18M166 106q-60 16-110 8', ' opacity=".95"'),
    drawWeather(scene),
  ].join('');
}

/** The curve of the track from above, with long shadows. */
function drawCurve(scene: Scene): string {
  const { home, away, roll } = scene;
  const { dim } = getLight(scene);
  const clay = darken(ink.clay, dim);
  const runners = [0, 1, 2, 3]
    .map((lane) => {
      const angle = ((lane * 13 + 208 + roll.drawBelow(12)) * Math.PI) / 180;
      const radius = 66 + lane * 26;
      const [x, y] = [Math.round(196 + Math.cos(angle) * radius), Math.round(172 + Math.sin(angle) * radius)];
      const team = lane % 2 === 0 ? home : away;
      return (
        fill(ink.night, `M${x} ${y}l40 22 6-6-42-22z`, 0.35) +
        line(team.trim, 4, `M${x - 8} ${y + 4}l16-8`) +
        line(team.main, 8, `M${x - 4} ${y - 3}l8 6`) +
        disc('#3a2418', x, y, 4.5)
      );
    })
    .join('');
  const lanes = [53, 79, 105, 131, 157].map((radius) => `<circle cx="196" cy="172" r="${radius}"/>`).join('');
  return [
    box(darken(ink.turf2, dim), 0, 0, 320, 180),
    `<circle cx="196" cy="172" r="105" fill="none" stroke="${clay}" stroke-width="104"/>`,
    `<circle cx="196" cy="172" r="92" fill="none" stroke="${darken(clay, 0.12)}" stroke-width="26"/><circle cx="196" cy="172" r="144" fill="none" stroke="${darken(clay, 0.12)}" stroke-width="26"/>`,
    `<g fill="none" stroke="${ink.chalk}" stroke-width="2">${lanes}</g>`,
    disc(darken(ink.turf, dim), 196, 172, 50),
    disc(home.main, 196, 190, 26),
    line(ink.chalk, 5, 'M94 88l-40-36'),
    runners,
  ].join('');
}

function drawRacer(scene: Scene): string {
  const { home, away } = scene;
  const chair = (x: number, y: number, size: number, team: typeof home, skin: string): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line(team.main, 4, 'M-4-24L66-12') +
        `<circle cx="66" cy="-10" r="10" fill="none" stroke="${ink.night}" stroke-width="4"/><circle cx="0" cy="-22" r="22" fill="${darken(team.main, 0.5)}" fill-opacity=".5" stroke="${ink.night}" stroke-width="4.500"/><circle cx="0" cy="-22" r="13" fill="none" stroke="${team.trim}" stroke-width="2.500"/>` +
        line(team.main, 14, 'M-4-42L22-62') +
        line(skin, 7, 'M20-60L30-42 14-28') +
        line(ink.chalk, 7, 'M14-28h.1') +
        disc(skin, 36, -68, 9) +
        fill(team.trim, 'M26-68a11 11 0 0 1 20-6l-8 5z'),
    );
  return [
    drawSky(scene, 80),
    drawStand(scene, 94, 4),
    drawTrackGround(scene, 102),
    drawShadow(210, 138, 36),
    chair(200, 138, 0.7, away, '#8d5a3b'),
    drawShadow(142, 172, 62),
    chair(114, 172, 1.3, home, '#dba67e'),
    drawWeather(scene),
  ].join('');
}

function drawHarriers(scene: Scene): string {
  const { home, away, roll, weather } = scene;
  const { dim, near } = getLight(scene);
  const isWhite = weather === 'snow';
  const hill = isWhite ? '#dfe5e8' : darken('#8a9a4e', dim);
  const path = isWhite ? '#c3ccd2' : darken(ink.sand, dim * 0.7);
  const leaves = isWhite ? mixColors(near, '#ffffff', 0.25) : darken(roll.pick(['#b5562a', '#c98a2e', '#4f7b46']), dim);
  const tree = (x: number, y: number, size: number): string =>
    line(darken(ink.oak, 0.4), size * 0.14, `M${x} ${y}v${-size * 0.5}`) +
    disc(leaves, x, y - size * 0.75, size * 0.36) +
    disc(lighten(leaves, 0.16), x - size * 0.1, y - size * 0.84, size * 0.22);
  return [
    drawSky(scene, 78),
    fill(darken(hill, 0.25), 'M-4 92q70-40 160-12t170-14v60H-4z'),
    tree(34, 96, 46) + tree(58, 92, 34) + tree(282, 86, 44) + tree(304, 92, 34) + tree(256, 88, 28),
    fill(hill, 'M-4 112q110-38 190-16t140-10v98H-4z'),
    fill(path, 'M206 92q-70 14-60 34t-110 58h190q20-34-16-52t8-38z'),
    drawFigure(scene, 'run', away, {
      x: 222,
      y: 118,
      height: 36,
      isFacingLeft: true,
      legs: away.main,
      isBareArmed: true,
    }),
    drawFigure(scene, 'stride', home, {
      x: 194,
      y: 126,
      height: 44,
      isFacingLeft: true,
      legs: home.main,
      isBareArmed: true,
    }),
    drawFigure(
      scene,
      'run',
      { ...away, main: away.trim },
      { x: 214, y: 144, height: 58, isFacingLeft: true, legs: away.main, isBareArmed: true },
    ),
    drawShadow(176, 160, 20),
    drawFigure(scene, 'stride', away, {
      x: 172,
      y: 160,
      height: 78,
      isFacingLeft: true,
      legs: away.trim,
      isBareArmed: true,
    }),
    drawShadow(128, 176, 30),
    drawFigure(scene, 'run', home, {
      x: 118,
      y: 174,
      height: 112,
      isFacingLeft: true,
      legs: home.trim,
      isBareArmed: true,
    }),
    drawWeather(scene),
  ].join('');
}

function drawWater(scene: Scene, top: number): string {
  const { roll } = scene;
  const glints = Array.from({ length: 26 }, () => {
    const y = roll.drawBetween(top + 6, 176);
    return `M${roll.drawBetween(-4, 310)} ${y}h${Math.round(6 + (y - top) * 0.16)}`;
  }).join('');
  return box('#2f7196', 0, top, 320, 190 - top) + line('#79b4cc', 1.5, glints, ' opacity=".55"');
}

function drawLaneRopes(home: string, trim: string, top: number): string {
  return [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
    .map((step) => {
      const d = `M${160 + step * 34} ${top}L${160 + step * 128} 186`;
      return `<path d="${d}" stroke="${trim}" stroke-width="5"/><path d="${d}" stroke="${home}" stroke-width="5" stroke-dasharray="9 9"/>`;
    })
    .join('');
}

function drawSwimmers(scene: Scene): string {
  const { home, away } = scene;
  const swimmer = (x: number, y: number, size: number, cap: string, skin: string): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      fill('#e8f3f6', 'M-40 8q6-14 20-10t20-4 20 6 22-4q8 6 2 14-42 8-84-2z', 0.9) +
        line(skin, 11, 'M6-6L26-34 44-16') +
        line(darken(skin, 0.2), 12, 'M-18 0q18-10 30-2') +
        disc(cap, 0, -8, 13) +
        fill(lighten(cap, 0.3), 'M-9-15q8-8 16-4-8 0-16 4z') +
        line(ink.night, 3, 'M-10-5h20') +
        fill('#e8f3f6', 'M34-10q10-4 18 6-12 6-22 2zM-46 6q-8-8-2-14 6 8 10 12z'),
    );
  return [
    drawHall(scene, 66, 4),
    box(ink.sand, 0, 62, 320, 10),
    [62, 100, 138, 176, 214, 252]
      .map((x) => box(ink.chalk, x - 6, 52, 16, 12) + box(home.main, x - 6, 60, 16, 5))
      .join(''),
    drawWater(scene, 70),
    drawLaneRopes(home.main, home.trim, 70),
    swimmer(94, 100, 0.55, away.main, '#8d5a3b'),
    swimmer(218, 112, 0.7, away.trim, '#e0b08c'),
    swimmer(158, 148, 1.25, home.main, '#c68a5e'),
  ].join('');
}

function drawDive(scene: Scene): string {
  const { home, roll } = scene;
  return [
    drawHall(scene, 134, 5),
    fill(ink.chalk, 'M130 0h70l60 180H60z', 0.08),
    box(ink.sand, 0, 130, 320, 8),
    drawWater(scene, 136),
    line(ink.steel, 7, 'M36 136V64M58 136V64'),
    line(ink.chalk, 6, 'M10 62h104'),
    line(home.main, 3, 'M10 66h92'),
    drawFigure(
      scene,
      'block',
      { ...home, main: '#c68a5e', trim: home.main },
      {
        x: 168,
        y: 116,
        height: 100,
        turn: 146 + roll.drawBelow(14),
        skin: '#c68a5e',
        legs: home.main,
        isBarefoot: true,
      },
    ),
    line('#e8f3f6', 2, 'M176 156q20-8 40 0M166 164q30-8 60 0', ' opacity=".8"'),
  ].join('');
}

function drawPolo(scene: Scene): string {
  const { home, away } = scene;
  const swimmer = (x: number, y: number, size: number, cap: string, skin: string, arm: string): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line(skin, 11, arm) +
        fill(skin, 'M-24 12q2-22 24-22t24 22z') +
        disc(skin, 0, -20, 12) +
        fill(cap, 'M-13-18a13.500 13.500 0 1 1 26 0l-3 8-3-8h-14l-3 8z') +
        fill('#e8f3f6', 'M-40 14q8-10 22-6t18 0 20 0 22 4q2 8-8 8-40 6-74-6z', 0.95),
    );
  return [
    drawHall(scene, 70, 4),
    box(ink.sand, 0, 66, 320, 8),
    drawWater(scene, 72),
    line(
      ink.chalk,
      1,
      'M220 60v34M232 56v40M244 56v42M256 56v44M268 56v46M280 58v46M214 66h74M214 76h74M214 86h74',
      ' opacity=".7"',
    ),
    line(ink.red, 5, 'M212 96V52h80v54'),
    swimmer(232, 118, 0.9, away.main, '#e0b08c', 'M-14 0L-34-34'),
    swimmer(138, 148, 1.35, home.main, '#c68a5e', 'M16-4L40-28 32-58'),
    disc('#f2c14e', 182, 60, 13),
    line(ink.night, 1.5, 'M170 58q12 6 24 0M180 47q-4 12 4 26'),
  ].join('');
}

function drawBoat(scene: Scene): string {
  const { home } = scene;
  const { sky, disc: sun, dim } = getLight(scene);
  const lake = mixColors(darken('#2f6f8c', dim), sky[2], 0.22);
  return [
    drawSky(scene, 84),
    box(lake, 0, 88, 320, 94),
    fill(sun, 'M120 96h60l-10 4h-40zM104 108h96l-14 4h-68zM126 122h52l-8 4h-36z', 0.45),
    line(lighten(lake, 0.35), 1.5, 'M10 112h40M250 104h50M20 150h60M230 162h66M120 172h50', ' opacity=".7"'),
    fill(darken(lake, 0.4), 'M74 146q90 14 176 0-20 20-88 20t-88-20z', 0.6),
    drawFigure(scene, 'cast', home, { x: 130, y: 134, height: 84, isFacingLeft: true, legs: ink.iron }),
    drawFigure(scene, 'sit', { ...home, main: home.trim }, { x: 190, y: 140, height: 72, legs: ink.iron }),
    fill(home.main, 'M66 128h188q-6 22-26 24H102q-26-4-36-24z'),
    fill(home.trim, 'M68 132h184l-2 5H72z'),
    fill(ink.night, 'M250 112h14v18h-14zM254 130h8v24h-8z'),
    line(ink.oak, 2.2, 'M114 70Q96 44 66 40'),
    line(ink.chalk, 0.8, 'M66 40Q44 70 40 128'),
    `<ellipse cx="40" cy="130" rx="9" ry="2.500" fill="none" stroke="${ink.chalk}"/>`,
    oval(home.trim, 40, 128, 2.5, 2.5),
    drawWeather(scene),
  ].join('');
}

function drawEmptyTrack(scene: Scene): string {
  const { home } = scene;
  const seats = [0, 1, 2, 3].map((row) => `M-4 ${64 + row * 8}h328`).join('');
  const hurdle = (x: number, y: number): string =>
    line(ink.iron, 3, `M${x + 4} ${y}v34h-10M${x + 56} ${y}v34h-10`) +
    box(ink.chalk, x, y - 4, 60, 10) +
    box(home.main, x + 20, y - 4, 20, 10);
  return [
    drawSky(scene, 56),
    box(darken(ink.iron, 0.3), 0, 58, 320, 42),
    line(mixColors(ink.iron, ink.steel, 0.5), 3, seats),
    drawTrackGround(scene, 100),
    hurdle(148, 128) + hurdle(136, 120) + hurdle(124, 112),
    fill(ink.night, 'M118 162l70 0 60 14H176z', 0.25),
    line(ink.chalk, 4, 'M246 108l-8 30') + fill(home.trim, 'M246 106l26 8-28 10z'),
    drawWeather(scene),
  ].join('');
}

export const enduranceMotifs = {
  'empty-track': { alt: 'Stacked hurdles on a track without people', isByDay: true, draw: drawEmptyTrack },
  hurdles: { alt: 'Two hurdlers in step over the last hurdle', draw: drawHurdles },
  finish: { alt: 'A sprinter breaks the tape', draw: drawFinish },
  curve: { alt: 'Runners in the curve of the track, seen from above', draw: drawCurve },
  racer: { alt: 'Two wheelchair racers on the straight', draw: drawRacer },
  harriers: { alt: 'Cross country runners come down a hill between trees', isByDay: true, draw: drawHarriers },
  swimmers: { alt: 'Swimmers between the lane ropes, coming toward the wall', draw: drawSwimmers },
  dive: { alt: 'A diver in the air between board and water', draw: drawDive },
  polo: { alt: 'A water polo player raises the ball before the goal', draw: drawPolo },
  boat: { alt: 'Two students fish from a boat on a quiet lake', isByDay: true, draw: drawBoat },
} as const satisfies Motifs;
