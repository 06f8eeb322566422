import { formatLongDate, getSchoolYear, formatTerm } from '../../calendar/civil';
import { answerFailure, answerHtml, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { escapeHtml } from '../../words/slug';
import { golfEvents, listGolfEvents, type GolfEvent } from '../../world/golf/events';
import { getGolfFinals } from '../../world/golf/finals';
import { computeGolfStandings, type GolferStanding, type Standings } from '../../world/golf/standings';
import { formatSite, findVenue } from '../../world/venues';
import { readSchoolYear } from './finals-file';
import { formatTeeTime } from './loose-scores';
import { formatDirectoryTeamName } from './team-names';

export interface GolfDocument {
  /** `Class 1A Round 1 Tee Times` */
  readonly name: string;
  readonly className: string;
  readonly round: 1 | 2;
  readonly kind: 'tee-times' | 'results';
  readonly url: string;
}

const rounds = [1, 2] as const;
const kinds = ['tee-times', 'results'] as const;

/** Empty before the first tee times, and for other sports. */
export function listGolfDocuments(context: Context, sportId: string): GolfDocument[] {
  const schoolYear = getSchoolYear(context.clock.today);
  return listGolfEvents(sportId).flatMap((event) => {
    const standings = computeGolfStandings(getGolfFinals(context.world, event, schoolYear), context.clock);
    return kinds.flatMap((kind) =>
      rounds
        .filter((round) => isPosted(standings, kind, round))
        .map((round): GolfDocument => {
          const name = `Class ${event.className} Round ${round} ${kind === 'results' ? 'Results' : 'Tee Times'}`;
          const file = `${event.prefix}-${event.className}-round-${round}-${kind}.htm`;
          const url = `${context.origin}/documents/golf/${formatTerm(schoolYear)}/${file}`;
          return { name, className: event.className, round, kind, url };
        }),
    );
  });
}

/** `GET /documents/golf/{season}/{file}`: 404 until it is posted. */
export function answerGolfDocument(context: Context): Answer {
  const missing = answerFailure(404, 'File not found');
  const schoolYear = readSchoolYear(context);
  const [, prefix, className, roundText, kindText] =
    /^(\w+)-(\dA)-round-([12])-(.+)\.htm$/.exec(readParam(context, 'file')) ?? [];
  const event = golfEvents.find((candidate) => candidate.prefix === prefix && candidate.className === className);
  const kind = kinds.find((candidate) => candidate === kindText);
  const round = rounds.find((candidate) => String(candidate) === roundText);
  if (event === undefined || schoolYear === null || kind === undefined || round === undefined) return missing;
  const finals = getGolfFinals(context.world, event, schoolYear);
  const standings = computeGolfStandings(finals, context.clock);
  if (!isPosted(standings, kind, round)) return missing;
  const title = `Class ${event.className} ${event.sportId === 'boys-golf' ? 'Boys' : 'Girls'} Golf State Finals, Round ${round} ${kind === 'results' ? 'Results' : 'Tee Times'}`;
  const venue = findVenue(event.sportId, event.className);
  const place = `${formatLongDate(finals.rounds[round - 1]?.day ?? 0)}${venue === undefined ? '' : `, ${formatSite(venue)}`}`;
  const rows = buildSheetRows(context, event, standings, kind, round);
  return answerHtml(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${escapeHtml(place)}</p><table border="1">${rows.join('')}</table></body></html>`,
  );
}

function isPosted({ stage }: Standings, kind: GolfDocument['kind'], round: 1 | 2): boolean {
  if (kind === 'tee-times') return stage.isPaired[round - 1] ?? false;
  return round === 1 ? stage.isPaired[1] : stage.isFinal;
}

function buildSheetRows(
  context: Context,
  event: GolfEvent,
  { golfers }: Standings,
  kind: GolfDocument['kind'],
  round: 1 | 2,
): string[] {
  const playing = golfers.flatMap((standing) => {
    const view = standing.rounds[round - 1] ?? null;
    return view === null ? [] : [{ standing, view }];
  });
  const buildNameCells = ({ finalist: { golfer } }: GolferStanding): string =>
    `<td>${escapeHtml(`${golfer.athlete.firstName} ${golfer.athlete.lastName}`)}</td><td>${escapeHtml(formatDirectoryTeamName(context, event.sportId, golfer.school))}</td>`;
  if (kind === 'results') {
    return playing
      .sort((left, right) => getFinalsScore(left.view) - getFinalsScore(right.view))
      .map(({ standing, view }) => `<tr>${buildNameCells(standing)}<td>${view.outcome ?? view.gross}</td></tr>`);
  }
  return playing
    .map(({ standing, view }) => ({ standing, group: view.card.group }))
    .sort(
      (left, right) => left.group.teeMinutes - right.group.teeMinutes || left.group.startHole - right.group.startHole,
    )
    .map(
      ({ standing, group }) =>
        `<tr><td>${formatTeeTime(group.teeMinutes, false)}</td><td>Hole ${group.startHole}</td>${buildNameCells(standing)}</tr>`,
    );
}

function getFinalsScore({ outcome, gross }: { readonly outcome: string | null; readonly gross: number }): number {
  return outcome === null ? gross : Number.MAX_SAFE_INTEGER;
}
