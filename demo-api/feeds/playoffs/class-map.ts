import { answerFailure, answerSvg, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { escapeHtml } from '../../words/slug';
import { listShownPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { getFootballIdentity } from '../football/team-identity';
import { findPlayoffClassIn } from './legacy-pages';
import { listHalfNames, listSeededTeams, type SeededTeam } from './legacy-text';
import { drawBorderLine, frame, fitFrame, drawStateShape, type MapFrame } from './map-frame';
import { placeLabel, type Label } from './map-labels';
import { readClass, readSchoolYear } from './playoff-addresses';

/** Pixels. */
const markRadius = 5;
const colors = ['#14213d', '#9c3d10'] as const;

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

function drawPicture(context: Context, playoffClass: PlayoffClass): string {
  const lists = listSeededTeams(playoffClass);
  const on = fitFrame(lists.flat().map(({ claim }) => claim.school.town));
  const title = `${playoffClass.schoolYear} Football Playoffs, Class ${playoffClass.className}`;
  // Labels are not written over marks.
  const labels: Label[] = lists.flat().map(({ claim }) => {
    const [x, y] = on(claim.school.town);
    return { text: '', x: x - markRadius, y, width: 2 * markRadius, isLeft: false };
  });
  const teams = lists
    .flatMap((list, half) => list.map((team) => drawTeamMark(context, on, team, half, labels)))
    .join('');
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><rect width="${width}" height="${height}" fill="#ffffff"/>${drawStateShape(on)}${drawBorder(on, lists)}<path d="M0 0h${width}v42H0zM0 ${height - 26}h${width}v26H0z" fill="#ffffff"/><text x="16" y="28" font-family="Arial, sans-serif" font-size="24" font-weight="700" fill="#14213d">${title}</text><g font-family="Arial, sans-serif" font-size="16" fill="#222222">${teams}${writeLegend(playoffClass)}</g></svg>`;
}

function writeLegend(playoffClass: PlayoffClass): string {
  return listHalfNames(playoffClass)
    .map((name, half) => {
      const x = 24 + half * 150;
      return `${drawMark(half, x, frame.height - 12)}<text x="${x + 12}" y="${frame.height - 7}">${name} half</text>`;
    })
    .join('');
}

/** The border is midway between the halves. */
function drawBorder(on: MapFrame, [north, south]: readonly (readonly SeededTeam[])[]): string {
  if (north === undefined || south === undefined) return '';
  const listLatitudes = (teams: readonly SeededTeam[]): number[] =>
    teams.map(({ claim }) => claim.school.town.latitude);
  return drawBorderLine(on, (Math.min(...listLatitudes(north)) + Math.max(...listLatitudes(south))) / 2);
}

function drawTeamMark(
  context: Context,
  on: MapFrame,
  { seed, claim }: SeededTeam,
  half: number,
  labels: Label[],
): string {
  const [x, y] = on(claim.school.town);
  const label = placeLabel(`${seed} ${getFootballIdentity(context, claim).shortName}`, x, y, labels);
  labels.push(label);
  const leader = label.y === y ? '' : `<path d="M${x} ${y}L${label.x} ${label.y}" stroke="#999999" fill="none"/>`;
  const anchor = label.isLeft ? ' text-anchor="end"' : '';
  return `${leader}${drawMark(half, x, y)}<text x="${label.x}" y="${label.y + 5}"${anchor}>${escapeHtml(label.text)}</text>`;
}

function drawMark(half: number, x: number, y: number): string {
  const fill = colors[half] ?? colors[0];
  return half === 0
    ? `<circle cx="${x}" cy="${y}" r="${markRadius}" fill="${fill}"/>`
    : `<path d="M${x - markRadius} ${y - markRadius}h${2 * markRadius}v${2 * markRadius}h-${2 * markRadius}z" fill="${fill}"/>`;
}
