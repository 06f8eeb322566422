import { drawConfetti, drawCrowd, drawHall, drawPlanks, drawShadow } from '../backgrounds';
import { darken, ink, lighten } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, group, line, oval, text } from '../shapes';
import type { Motifs } from './motif';

function drawBasketball(x: number, y: number, radius: number): string {
  return (
    disc(ink.orange, x, y, radius) +
    group(
      `translate(${x} ${y}) scale(${radius / 10}) rotate(20)`,
      fill('#e8823a', 'M-9.500-3a10 10 0 0 1 14-6 14 14 0 0 0-14 6z') +
        line(ink.night, 1.2, 'M-10 0h20M0-10v20M-7-7q7 7 0 14M7-7q-7 7 0 14'),
    )
  );
}

/** A basket seen from the side, open to the left. */
function drawBasket(x: number, y: number): string {
  return [
    line(ink.iron, 6, `M${x + 46} ${y - 14}h40`),
    fill(ink.chalk, `M${x + 36} ${y - 50}l12-6v64l-12-6z`),
    line(ink.red, 2, `M${x + 39} ${y - 26}l6-2v22l-6-2z`),
    line(ink.orange, 4, `M${x} ${y}h36`),
    line(
      ink.chalk,
      1.5,
      `M${x + 1} ${y + 2}l8 26 8-26 8 26 9-26M${x + 34} ${y + 2}l-8 26-9-26-8 26-8-26M${x + 6} ${y + 18}h23`,
    ),
  ].join('');
}

function drawJumpShot(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawHall(scene, 124, 7),
    drawPlanks(124),
    fill(home.main, 'M214 182l-26-58h140v58z', 0.9),
    line(ink.chalk, 2.5, 'M188 124l26 58'),
    drawBasket(206, 62),
    drawShadow(118, 164, 24),
    drawShadow(158, 168, 22),
    drawFigure(scene, 'block', away, { x: 162, y: 158, height: 92, isFacingLeft: true }),
    drawFigure(scene, 'shoot', home, { x: 112, y: 148, height: 100 }),
    drawBasketball(134, 30, 8),
  ].join('');
}

function drawBackboard(scene: Scene): string {
  const { home } = scene;
  const wall = darken(home.main, 0.5);
  const banners = [20, 62, 230, 272].map((x) => `M${x} 0h28v58l-14 12-14-12z`).join('');
  return [
    box(wall, 0, 0, 320, 180),
    fill(darken(wall, 0.35), 'M0 0l160 90L320 0zM0 180l160-90 160 90z', 0.6),
    fill(home.trim, banners, 0.85),
    fill(home.main, [20, 62, 230, 272].map((x) => `M${x + 5} 0h18v18h-18zM${x + 9} 28h10v18h-10z`).join('')),
    fill('#dfe9ee', 'M84 14h152v98H84z', 0.92),
    fill('#ffffff', 'M84 14h76L84 96z', 0.5),
    line(home.main, 5, 'M84 14h152v98H84z'),
    line(ink.red, 4, 'M130 50h60v44h-60z'),
    line(darken(ink.orange, 0.2), 7, 'M116 112c0-10 88-10 88 0'),
    drawBasketball(160 + scene.roll.drawBetween(-9, 9), 100, 25),
    line(
      ink.chalk,
      2.2,
      'M118 116l20 50 22-48 22 48 20-50M202 116l-42 50-42-50M126 134q34 10 68 0M134 152q26 8 52 0M138 166h44',
    ),
    line(ink.orange, 7, 'M116 112c0 12 88 12 88 0'),
  ].join('');
}

function drawDrive(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawHall(scene, 108, 6),
    drawPlanks(108, ink.wood3),
    fill(away.main, 'M-4 108h104L66 182H-4z', 0.85),
    line(ink.chalk, 3, 'M100 108L66 182M-4 132q110 4 96-24'),
    drawShadow(206, 170, 28),
    drawShadow(128, 174, 30),
    drawFigure(scene, 'lunge', away, { x: 214, y: 166, height: 104, isFacingLeft: true }),
    drawFigure(scene, 'dribble', home, { x: 116, y: 172, height: 120 }),
    drawBasketball(152, 144, 10),
  ].join('');
}

/** The floor from above, with a play. */
function drawPlay(scene: Scene): string {
  const { home, roll } = scene;
  const turn = roll.drawBetween(-16, 16);
  const rows = Array.from({ length: 17 }, (_, row) => `M-90 ${-70 + row * 20}h500`).join('');
  const floor = [
    box(ink.wood, -90, -90, 500, 360),
    `<path d="${rows}" stroke="${ink.wood2}" stroke-width="10" stroke-dasharray="46 30"/><path d="${rows}" stroke="${ink.wood3}" stroke-width="10" stroke-dasharray="30 52" stroke-dashoffset="38"/>`,
    fill(home.main, 'M-90 54h184v72H-90z'),
    disc(home.main, 262, 90, 42),
    line(ink.chalk, 3.5, 'M20-90v360M20 54h74v72H20M20 0h30a92 92 0 0 1 0 180H20M262-90v360M94 54a36 36 0 0 1 0 72'),
    `<circle cx="262" cy="90" r="42" fill="none" stroke="${ink.chalk}" stroke-width="3.500"/>`,
    line(home.trim, 6, 'M244 90h36M262 72v36'),
    line(ink.chalk, 4, 'M36 74v32'),
    `<circle cx="46" cy="90" r="7" fill="none" stroke="${ink.orange}" stroke-width="4"/>`,
  ].join('');
  const [x, y] = [roll.drawBetween(178, 208), roll.drawBetween(34, 60)];
  const play = [
    `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${ink.chalk}" stroke-width="4"/><circle cx="${x - 4}" cy="${y + 92}" r="9" fill="none" stroke="${ink.chalk}" stroke-width="4"/>`,
    line(ink.chalk, 4, 'M118 44l14 14m0-14l-14 14M132 118l14 14m0-14l-14 14'),
    line(ink.chalk, 3.5, `M${x - 14} ${y + 4}Q130 70 72 86m12-11L72 86l15 3`, ' stroke-dasharray="9 7"'),
    line(ink.chalk, 3.5, `M${x - 18} ${y + 92}q-34 16-62-6m2 12l-2-12 12 1`),
  ].join('');
  return group(`rotate(${turn} 160 90) translate(0 ${roll.drawBetween(-6, 6)})`, floor + play);
}

function drawVolleyball(x: number, y: number, radius: number): string {
  return (
    disc(ink.chalk, x, y, radius) +
    group(`translate(${x} ${y}) scale(${radius / 10})`, line(ink.iron, 1, 'M-9-3q8 4 18-3M-3 9q-2-9 6-19M6 8q2-9-8-17'))
  );
}

function drawSpike(scene: Scene): string {
  const { home, away, roll } = scene;
  const mesh = Array.from({ length: 26 }, (_, index) => `M${index * 13 - 4} 58v52`).join('');
  return [
    drawHall(scene, 132, 8),
    drawPlanks(132),
    fill(home.main, 'M-4 182v-28l328-4v32z', 0.85),
    line(ink.chalk, 3, 'M-4 153l328-4'),
    drawFigure(scene, 'block', away, { x: 198, y: 146, height: 92, isFacingLeft: true, legs: darken(away.main, 0.5) }),
    drawFigure(scene, 'block', away, { x: 222, y: 148, height: 88, isFacingLeft: true, legs: darken(away.main, 0.5) }),
    line(ink.chalk, 0.8, `${mesh}M-4 66h330M-4 76h330M-4 86h330M-4 96h330`, ' opacity=".6"'),
    line(ink.chalk, 5, 'M-4 58h330'),
    line(ink.chalk, 3, 'M-4 110h330'),
    drawShadow(110, 170, 26),
    drawFigure(scene, 'spike', home, { x: 124, y: 150, height: 104, legs: darken(home.main, 0.55) }),
    drawVolleyball(158 + roll.drawBetween(0, 8), 22 + roll.drawBetween(-2, 4), 10),
  ].join('');
}

function drawDig(scene: Scene): string {
  const { home } = scene;
  const mesh = Array.from({ length: 15 }, (_, index) => `M${index * 24 - 8} 26l${(index - 6) * 2} 62`).join('');
  return [
    drawHall(scene, 104, 6),
    drawPlanks(104, ink.wood3),
    fill(home.main, 'M-4 182L40 118h240l44 64z', 0.8),
    line(ink.chalk, 1, `${mesh}M0 42h320M0 58h320M0 74h320`, ' opacity=".55"'),
    line(ink.chalk, 6, 'M-4 26h328'),
    drawShadow(146, 172, 40),
    drawFigure(scene, 'dig', home, { x: 134, y: 170, height: 132, legs: darken(home.main, 0.55) }),
    drawVolleyball(206, 84, 13),
    line(ink.chalk, 2, 'M222 68q10-10 12-22M218 58q6-6 7-14', ' opacity=".7"'),
  ].join('');
}

function drawWrestling(scene: Scene): string {
  const { home, away } = scene;
  const mat = darken(home.main, 0.1);
  return [
    box(darken(home.main, 0.62), 0, 0, 320, 180),
    drawCrowd(scene, 14, 7, 10, 0.45),
    fill(ink.chalk, 'M130 0h60l70 182H60z', 0.1),
    fill(mat, 'M0 112h320v70H0z'),
    oval(lighten(mat, 0.14), 160, 150, 142, 34),
    `<ellipse cx="160" cy="150" rx="128" ry="29" fill="none" stroke="${home.trim}" stroke-width="4"/>`,
    oval(darken(mat, 0.25), 160, 151, 54, 12),
    drawShadow(160, 160, 58),
    drawFigure(scene, 'lunge', away, {
      x: 205,
      y: 162,
      height: 120,
      isFacingLeft: true,
      isBareArmed: true,
      legs: away.main,
    }),
    drawFigure(scene, 'lunge', home, { x: 117, y: 164, height: 122, isBareArmed: true, legs: home.main }),
  ].join('');
}

function drawPyramid(scene: Scene): string {
  const { home } = scene;
  const pompon = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      line(home.trim, 3, 'M0 0l-9-4M0 0l-6-9M0 0l2-11M0 0l9-5M0 0l9 3M0 0l4 9M0 0l-4 9M0 0l-9 4') +
        disc(lighten(home.trim, 0.3), 0, 0, 4),
    );
  const row = (xs: readonly number[], y: number, height: number): string =>
    xs.map((x) => drawFigure(scene, 'cheer', home, { x, y, height, legs: home.main })).join('');
  const hands = (xs: readonly number[], y: number, height: number): string =>
    xs.map((x) => pompon(x - height * 0.28, y - height * 1.15) + pompon(x + height * 0.28, y - height * 1.15)).join('');
  return [
    drawHall(scene, 138, 8),
    box(lighten(home.main, 0.1), 0, 138, 320, 44),
    line(home.trim, 2, 'M50 182l24-44M120 182l12-44M190 182v-44M262 182l-16-44', ' opacity=".5"'),
    fill(ink.chalk, 'M128 0h64l70 182H58z', 0.09),
    drawShadow(160, 170, 70),
    row([160], 76, 58),
    row([136, 184], 124, 62),
    row([112, 160, 208], 172, 66),
    hands([160], 76, 58),
    pompon(84, 106),
    pompon(236, 106),
  ].join('');
}

function drawBeam(scene: Scene): string {
  const { home } = scene;
  return [
    drawHall(scene, 130, 6),
    box(darken(home.main, 0.2), 0, 130, 320, 52),
    fill(lighten(home.main, 0.12), 'M20 182l40-36h200l40 36z'),
    fill(ink.chalk, 'M120 0h80l60 182H60z', 0.1),
    line(ink.iron, 5, 'M96 132l-14 40M96 132l12 40M224 132l-12 40M224 132l14 40'),
    box(ink.sand, 52, 122, 216, 8),
    box(ink.oak, 52, 128, 216, 4),
    drawFigure(
      scene,
      'split',
      { ...home, main: home.trim },
      { x: 160, y: 124, height: 98, legs: home.trim, isBareArmed: true, isBarefoot: true },
    ),
  ].join('');
}

function drawRings(scene: Scene): string {
  const { home } = scene;
  return [
    drawHall(scene, 144, 7),
    box(darken(home.main, 0.2), 0, 144, 320, 40),
    fill(lighten(home.main, 0.15), 'M70 182l24-26h132l24 26z'),
    fill(ink.chalk, 'M118 0h84l66 182H52z', 0.11),
    line(ink.sand, 2, 'M122 0v38M198 0v38'),
    `<g fill="none" stroke="${ink.wood3}" stroke-width="4"><circle cx="122" cy="46" r="9"/><circle cx="198" cy="46" r="9"/></g>`,
    group(
      'translate(160 104)',
      line(home.trim, 12, 'M0-36V-2') +
        line(ink.chalk, 10, 'M-1 2l-2 26M2 2l3 26') +
        line('#c68a5e', 8, 'M-3-38L-36-50M3-38l33-12') +
        disc('#c68a5e', 0, -49, 8) +
        fill('#2c2c34', 'M-8-49a8 8 0 0 1 16 0q-8-4-16 0z') +
        line(ink.chalk, 5, 'M-3 30l-2 6M5 30l2 6'),
    ),
  ].join('');
}

function drawShuttle(scene: Scene): string {
  const { home } = scene;
  const mesh = Array.from({ length: 22 }, (_, index) => `M${index * 16 - 8} 84v40`).join('');
  return [
    drawHall(scene, 138, 6),
    box('#3c7360', 0, 138, 320, 44),
    line(ink.chalk, 3, 'M-4 156h328M92 138l-30 44M228 138l30 44'),
    line(ink.chalk, 0.8, `${mesh}M0 92h320M0 101h320M0 110h320`, ' opacity=".5"'),
    line(ink.chalk, 4, 'M-4 84h330'),
    drawShadow(120, 170, 26),
    drawFigure(scene, 'serve', home, { x: 120, y: 168, height: 116 }),
    line(ink.chalk, 2.5, 'M138 34l10-16'),
    `<ellipse cx="154" cy="8" rx="9" ry="12" transform="rotate(32 154 8)" fill="${ink.chalk}" fill-opacity=".25" stroke="${ink.chalk}" stroke-width="2.500"/>`,
    group(
      'translate(208 42) rotate(28)',
      fill(ink.chalk, 'M-12-16h24L5 6H-5z') +
        line(ink.steel, 1, 'M-6-15l3 20M0-16V5M6-15L3 5') +
        fill(home.trim, 'M-5 6H5v3a5 5 0 0 1-10 0z'),
    ),
    line(ink.chalk, 1.6, 'M194 24l-10-6M188 34l-12-5', ' opacity=".7"'),
  ].join('');
}

function drawBowling(scene: Scene): string {
  const { home, roll } = scene;
  const pin = (x: number, y: number, size: number): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      fill(ink.chalk, 'M-3-40c0-8 6-8 6 0 0 6-2 8-1 13 2 7 7 11 5 22-1 4-13 4-14 0-2-11 3-15 5-22 1-5-1-7-1-13z') +
        fill(darken(ink.chalk, 0.2), 'M1-44c2 0 2 2 2 4 0 6-2 8-1 13 2 7 7 11 5 22-.500 2-3 3-5 3 3-12-1-28-1-42z') +
        line(home.main, 2, 'M-2.500-31h5M-2.500-28h5'),
    );
  const ball = [148, 172, 160, 138][roll.drawBelow(4)] ?? 160;
  return [
    box(darken(home.main, 0.6), 0, 0, 320, 180),
    fill(darken(home.main, 0.3), 'M70 0h180v26H70z'),
    fill(home.trim, 'M70 26h180v4H70z'),
    fill(ink.night, 'M92 30h136v42H92z'),
    fill(ink.wood3, 'M108 66h104l72 118H36z'),
    fill(lighten(ink.wood3, 0.25), 'M146 66h28l20 118h-68z', 0.6),
    fill(ink.iron, 'M108 66L36 184H10L98 66zM212 66l72 118h26L222 66z'),
    line(ink.oak, 1, 'M121 66L70 184M134 66l-30 118M186 66l30 118M199 66l51 118', ' opacity=".5"'),
    fill(ink.oak, 'M150 126l5 9h-10zM170 126l5 9h-10zM160 118l5 9h-10z'),
    pin(136, 66, 0.8) + pin(152, 66, 0.8) + pin(168, 66, 0.8) + pin(184, 66, 0.8),
    pin(144, 72, 0.9) + pin(160, 72, 0.9) + pin(176, 72, 0.9) + pin(152, 78, 1) + pin(168, 78, 1) + pin(160, 86, 1.1),
    oval(ink.night, ball, 168, 24, 5, 0.3),
    disc(home.main, ball, 146, 24),
    fill(lighten(home.main, 0.25), `M${ball - 19} 138a20 20 0 0 1 22-14q-14 4-22 14z`),
    disc(ink.night, ball + 4, 136, 2.6) + disc(ink.night, ball + 12, 138, 2.6) + disc(ink.night, ball + 7, 145, 2.6),
  ].join('');
}

function drawCheerHall(scene: Scene): string {
  const { home, away } = scene;
  return [
    box(darken(home.main, 0.5), 0, 0, 320, 180),
    fill(darken(home.main, 0.3), 'M0 0l160 46L320 0v26L160 66 0 26z'),
    drawCrowd(scene, 78, 5, 13, 0.3),
    [34, 96, 222, 284]
      .map((x) => `<path d="M${x - 16} 30h32v38l-16 12-16-12z" fill="${x % 4 === 0 ? home.trim : away.main}"/>`)
      .join(''),
    drawFigure(scene, 'cheer', home, { x: 88, y: 200, height: 104 }),
    drawFigure(scene, 'signal', home, { x: 232, y: 202, height: 100, isFacingLeft: true }),
    drawFigure(scene, 'cheer', { ...home, main: home.trim, trim: home.main }, { x: 160, y: 206, height: 118 }),
    fill(home.trim, 'M112 28h96v34h-96z'),
    line(ink.oak, 3, 'M128 68l-8-40M192 68l8-40'),
    text(home.main, 160, 54, 24, 'GO', 90),
    drawConfetti(scene, 24),
  ].join('');
}

function drawIce(scene: Scene): string {
  const { home } = scene;
  const icicles = Array.from(
    { length: 14 },
    (_, index) => `M${index * 24 - 6} 22l6 ${14 + ((index * 11) % 26)} 6-${14 + ((index * 11) % 26)}z`,
  ).join('');
  return [
    drawHall(scene, 112, 5),
    box('#b9d7e3', 0, 112, 320, 70),
    fill('#d9ebf1', 'M-4 112h328v14q-90 14-180 2T-4 138zM40 160q60-16 140-6t150-8v18q-90 6-150 6t-140-10z'),
    line('#8fb6c8', 1.5, 'M60 142q60 12 120-4M120 172q60-4 130-16M210 130l20 8 6-6'),
    line(ink.steel, 10, 'M-4 16h328'),
    fill('#d9ebf1', icicles),
    drawBasket(236, 66),
    oval('#7fa6ba', 116, 168, 34, 4, 0.6) + oval('#7fa6ba', 204, 160, 28, 4, 0.6),
    drawFigure(
      scene,
      'stride',
      { ...home, main: ink.iron },
      { x: 204, y: 156, height: 88, isFacingLeft: true, isFormal: true, legs: ink.night },
    ),
    drawFigure(
      scene,
      'run',
      { ...home, main: home.main },
      { x: 112, y: 164, height: 108, isFormal: true, legs: ink.night },
    ),
    drawBasketball(154, 96, 9),
  ].join('');
}

export const gymnasiumMotifs = {
  ice: { alt: 'Two teachers skate on a frozen gymnasium floor', draw: drawIce },
  'jump-shot': { alt: 'A jump shot over a raised hand, with the basket waiting', draw: drawJumpShot },
  backboard: { alt: 'A basketball drops through the net under the banners', draw: drawBackboard },
  drive: { alt: 'A dribbler meets a defender in front of full stands', draw: drawDrive },
  'play-board': { alt: 'A basketball floor from above with a play sketched on it', draw: drawPlay },
  spike: { alt: 'A hitter above the net against a double block', draw: drawSpike },
  dig: { alt: 'A low dig in front of the volleyball net', draw: drawDig },
  wrestling: { alt: 'Two wrestlers tie up in the circle of the mat', draw: drawWrestling },
  pyramid: { alt: 'Six cheerleaders in a pyramid, pompons raised', draw: drawPyramid },
  beam: { alt: 'A gymnast in a split leap above the beam', draw: drawBeam },
  rings: { alt: 'A gymnast holds still between the rings', draw: drawRings },
  shuttlecock: { alt: 'An overhead smash across the badminton net', draw: drawShuttle },
  bowling: { alt: 'A bowling ball on its way to ten pins', draw: drawBowling },
  'student-section': { alt: 'A student section on its feet under the banners', draw: drawCheerHall },
} as const satisfies Motifs;
