import { answerFailure, answerSvg, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { escapeHtml } from '../../words/slug';
import { listShownPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import type { Town } from '../../world/towns';
import { getFootballIdentity } from '../football/team-identity';
import { findPlayoffClassIn } from './legacy-pages';
import { listHalfNames, listLosers, listSeededTeams, type SeededTeam } from './legacy-text';
import { computeMiles, drawBorderLine, drawStateShape, fitFrame, frame, type MapFrame } from './map-frame';
import { placeLabel, nameSize, type Box, type Label } from './map-labels';
import { markRadius, spreadMarks, type Mark, type MarkLimits } from './map-marks';
import { readClass, readSchoolYear } from './playoff-addresses';

/** `GET /media/maps/football/[{term}/]{class}.svg`: halves differ in color and shape. */
export function answerClassMap(context: Context): Answer {
  const file = readParam(context, 'file');
  const className = file.endsWith('.svg') ? readClass(file.slice(0, -4)) : undefined;
  const schoolYear = readSchoolYear(context);
  if (className === undefined || schoolYear === undefined) return answerFailure(404, 'File not found');
  const playoffClass =
    readParam(context, 'term') === ''
      ? listShownPlayoffs(context.world, context.clock).find((shown) => shown.className === className)
      : findPlayoffClassIn(context, schoolYear, className);
  return playoffClass === undefined
    ? answerFailure(404, 'File not found')
    : answerSvg(drawPicture(context, playoffClass));
}

/** Seeds are readable on a phone; names are written where the picture is wide enough for them. */
function drawPicture(context: Context, playoffClass: PlayoffClass): string {
  const lists = listSeededTeams(playoffClass);
  const { on, isToScale } = fitTowns(lists.flat().map(({ claim }) => claim.school.town));
  const losers = listLosers(context, playoffClass);
  const title = `${playoffClass.schoolYear} Football Playoffs, Class ${playoffClass.className}`;
  const borderY = findBorder(on, lists);
  const marks = spreadMarks(
    lists.flatMap((list, half) =>
      list.map(({ seed, claim }): Mark => {
        const [x, y] = on(claim.school.town);
        return {
          seed,
          name: getFootballIdentity(context, claim).shortName,
          half,
          isOut: losers.has(claim.school.index),
          place: [x, y],
          x,
          y,
        };
      }),
    ),
    (half) => limitMarks(half, borderY),
  );
  const { width, height } = frame;
  const border = borderY === null ? '' : drawBorderLine(on, borderY);
  const way = findWayOfFinal(marks, lists.flat());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><style>${styles}</style><rect width="${width}" height="${height}" class="paper"/>${drawStateShape(on)}${border}${way === null ? '' : way.line}${drawNames(marks, way?.label ?? null, borderY)}${[drawLineToTown, drawMark].map((draw) => marks.map(draw).join('')).join('')}${writeLegend(playoffClass, { isToScale, hasOut: losers.size > 0 })}</svg>`;
}

/** Pixels. */
const [head, foot] = [4, 44];
/** Half of the room that the border leaves free. */
const borderGap = 4;
/** Names would be smaller than 12 px in a narrower picture, which has larger ones once few teams are left. */
const mostNamesOnPhones = 8;
const phoneScale = 4 / 3;
const face = '"Barlow Condensed","Avenir Next Condensed","Roboto Condensed","Arial Narrow",Arial,sans-serif';
/** The site's paper and ink, which follow the color scheme of the page around the picture. */
const styles = `svg{--paper:#fdfaf3;--land:#f3ecd9;--ink:#14213d;--ink-2:#4d5974;--rule:#857a62;--bottom:#9c3d10}@media (prefers-color-scheme:dark){svg{--paper:#141e34;--land:#22304d;--ink:#f3ecdc;--ink-2:#adb8cc;--rule:#71809e;--bottom:#f0a46b}}text{font-family:${face};fill:var(--ink)}.paper{fill:var(--paper)}.land{fill:var(--land);stroke:var(--rule)}.line{fill:none;stroke:var(--ink-2);stroke-width:1.5}.way{fill:none;stroke:var(--ink);stroke-width:3}.top{fill:var(--ink);stroke:var(--ink)}.bottom{fill:var(--bottom);stroke:var(--bottom)}.seed{font-size:24px;font-weight:700;fill:var(--paper);text-anchor:middle}.gone{fill:var(--land);stroke:var(--rule)}.out{fill:var(--ink-2);font-weight:400}.name{font-size:${nameSize}px;font-weight:600;paint-order:stroke;stroke:var(--land);stroke-width:4px;stroke-linejoin:round}@media (max-width:426px){.names{display:none}.few .name{font-size:${nameSize * phoneScale}px;font-weight:700}}@media (min-width:427px){.few{display:none}}`;
const sides = ['top', 'bottom'] as const;

const stretches = [0, 0.25, 0.5, 0.75, 0.9] as const;
const mostCrowded = 2;

/** To scale where the towns have room for their marks; otherwise crowded parts are larger. */
function fitTowns(towns: readonly Town[]): { readonly on: MapFrame; readonly isToScale: boolean } {
  const countCrowded = (stretch: number): number => {
    const spots = towns.map(fitFrame(towns, stretch));
    return spots.reduce(
      (sum, [x, y], index) =>
        sum + spots.slice(index + 1).filter((other) => Math.hypot(other[0] - x, other[1] - y) < 2 * markRadius).length,
      0,
    );
  };
  const stretch = stretches.find((each) => countCrowded(each) <= mostCrowded) ?? 0.9;
  return { on: fitFrame(towns, stretch), isToScale: stretch === 0 };
}

function limitMarks(half: number, borderY: number | null): MarkLimits {
  const [top, bottom] = [head + markRadius + 2, frame.height - foot - markRadius - 2];
  const room = markRadius + borderGap;
  return {
    left: markRadius + 2,
    right: frame.width - markRadius - 2,
    top: half === 1 && borderY !== null ? borderY + room : top,
    bottom: half === 0 && borderY !== null ? borderY - room : bottom,
  };
}

/** Midway between the halves; `null` without them. */
function findBorder(on: MapFrame, [north, south]: readonly (readonly SeededTeam[])[]): number | null {
  if (north === undefined || south === undefined) return null;
  const listHeights = (teams: readonly SeededTeam[]): number[] => teams.map(({ claim }) => on(claim.school.town)[1]);
  return Math.round((Math.max(...listHeights(north)) + Math.min(...listHeights(south))) / 2);
}

/** The line between the last two teams, with its miles as a name at its middle; `null` while there are more. */
function findWayOfFinal(marks: readonly Mark[], teams: readonly SeededTeam[]) {
  const left = marks.flatMap((mark, index) => (mark.isOut ? [] : [{ ...mark, town: teams[index]?.claim.school.town }]));
  const [from, to] = left;
  if (left.length !== 2 || from?.town === undefined || to?.town === undefined) return null;
  const miles = `${computeMiles(from.town, to.town)} miles`;
  return {
    line: `<path class="way" d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`,
    label: { ...from, name: miles, x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) },
  };
}

/** Of teams that are left, and the way between them. No name is written over a mark, another name or the border. */
function drawNames(marks: readonly Mark[], way: Mark | null, borderY: number | null): string {
  const left = marks.filter(({ isOut }) => !isOut).concat(way ?? []);
  const few = left.length <= mostNamesOnPhones ? placeNames(left, marks, { borderY, scale: phoneScale }) : '';
  return `<g class="names">${placeNames(left, marks, { borderY, scale: 1 })}</g><g class="few">${few}</g>`;
}

interface NamesRoom {
  readonly borderY: number | null;
  /** Size of the letters relative to those of a wide picture. */
  readonly scale: number;
}

function placeNames(named: readonly Mark[], marks: readonly Mark[], { borderY, scale }: NamesRoom): string {
  const taken: Box[] = marks.map(({ x, y }) => ({
    left: x - markRadius,
    top: y - markRadius,
    width: 2 * markRadius,
    height: 2 * markRadius,
  }));
  if (borderY !== null) taken.push({ left: 0, top: borderY - 1, width: frame.width, height: 2 });
  const room = { top: head, bottom: frame.height - foot, scale };
  // Long names first: they have the fewest free positions.
  return [...named]
    .sort((a, b) => b.name.length - a.name.length)
    .map((mark) => {
      const label = placeLabel(mark, taken, room);
      taken.push(label);
      return drawName(mark, label);
    })
    .join('');
}

function drawName({ x, y, name }: Mark, { left, top, width, height, anchor, isBesideMark }: Label): string {
  const at = { start: left, middle: left + width / 2, end: left + width }[anchor];
  const middle = top + height / 2;
  const leader = isBesideMark ? '' : `<path d="M${x} ${y}L${at} ${middle}" class="line"/>`;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `${leader}<text class="name" x="${at}" y="${middle + 6}"${anchored}>${escapeHtml(name)}</text>`;
}

/** From a mark that had to be moved. */
function drawLineToTown({ half, isOut, place: [townX, townY], x, y }: Mark): string {
  if (Math.hypot(townX - x, townY - y) <= 6) return '';
  return `<path d="M${townX} ${townY}L${x} ${y}" class="${isOut ? 'gone' : (sides[half] ?? '')}" stroke-width="2"/>`;
}

/** A team that is out is hollow and gray. */
function drawMark({ seed, half, isOut, x, y }: Mark): string {
  return `${drawShape(half, x, y, markRadius, isOut)}<text class="seed${isOut ? ' out' : ''}" x="${x}" y="${y + 8}">${seed}</text>`;
}

function drawShape(half: number, x: number, y: number, radius: number, isOut = false): string {
  const look = `class="${isOut ? 'gone' : (sides[half] ?? '')}"`;
  const [side, start] = [2 * radius - 2, radius - 1];
  return half === 0
    ? `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`
    : `<path d="M${x - start} ${y - start}h${side}v${side}h-${side}z" ${look}/>`;
}

interface LegendFacts {
  readonly isToScale: boolean;
  /** Some teams are out. */
  readonly hasOut: boolean;
}

function writeLegend(playoffClass: PlayoffClass, { isToScale, hasOut }: LegendFacts): string {
  const y = frame.height - 14;
  const halves = listHalfNames(playoffClass).map((name, half) => {
    const x = 28 + half * 165;
    return `${drawShape(half, x, y - 6, 11)}<text x="${x + 18}" y="${y + 2}" font-size="24">${name} half</text>`;
  });
  const x = 28 + halves.length * 165;
  const words = hasOut ? 'Seeds; gray: out' : isToScale ? 'Numbers: seeds' : 'Seeds; not to scale';
  return `${halves.join('')}<text x="${x}" y="${y + 2}" font-size="24">${words}</text>`;
}
