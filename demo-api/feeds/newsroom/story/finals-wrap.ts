import { formatClockTime, formatLongDate } from '../../../calendar/civil';
import { buildNoonClock } from '../../../calendar/clock';
import type { Context } from '../../../http/context';
import type { Dice } from '../../../random/dice';
import { inventPersonName } from '../../../words/person-name';
import { gameSentences, quotes } from '../../../words/sentences.json';
import { escapeHtml } from '../../../words/slug';
import { listAthletes } from '../../../world/athletes';
import { getHeadCoach } from '../../../world/coaches';
import type { Game } from '../../../world/game';
import { findGameLeader, getResult } from '../../../world/game-state';
import { getSport } from '../../../world/sports';
import { getIdentity, findSchool } from '../../games/school-links';
import type { PictureDetails } from '../../site/pictures';
import { writeLastGames } from './game-story';
import { renderFilm, renderPicture } from './pictures';

interface Outcome {
  readonly game: Game;
  readonly winner: string;
  readonly loser: string;
  readonly winnerSide: 'home' | 'away';
  readonly score: string;
  readonly ending: string;
}

/** The longest article: all champions in a table, then class by class. */
export function writeFinalsWrap(context: Context, roll: Dice, games: readonly Game[]): string[] {
  const outcomes = games.map((game) => describeOutcome(context, game));
  const sportIds = [...new Set(games.map((game) => game.plan.sportId))];
  const blocks = [
    renderPicture(context, roll, {
      motif: 'trophy',
      variant: games[0]?.id ?? 0,
      details: pickChampionColors(context, outcomes),
      credit: 'The last minute of the last game is over.',
    }),
    writeOpening(context, outcomes, sportIds),
    buildChampionTable(outcomes),
  ];
  for (const sportId of sportIds) blocks.push(...writeSportPart(context, roll, sportId, outcomes));
  blocks.push(
    '<h3>By the numbers</h3>',
    writeNumbers(roll, outcomes),
    'Recordings of all sessions are in the <a href="/archives">video archives</a> from Tuesday, photographs in the <a href="/news-media/photos">galleries</a>. Programs that were not sold are sent to the schools within two weeks.',
    '<p><a href="/documents/finals/results.pdf" target="_blank">All results, as signed by the referees (PDF)</a></p>',
  );
  return blocks;
}

/** Of the last final. */
function pickChampionColors(context: Context, outcomes: readonly Outcome[]): PictureDetails {
  const last = outcomes.at(-1);
  const school = last === undefined ? undefined : findSchool(context, last.game[last.winnerSide]);
  return school === undefined ? {} : { schools: [school] };
}

function writeOpening(context: Context, outcomes: readonly Outcome[], sportIds: readonly string[]): string {
  const names = sportIds.map((id) => getSport(id).title.toLowerCase());
  const list = new Intl.ListFormat('en').format(names);
  const close = outcomes.filter(({ ending }) => ending !== '').length;
  const extra = close === 0 ? 'None of them needed more than regulation.' : `${close} of them went beyond regulation.`;
  return `The ${escapeHtml(context.associationName)} crowned ${outcomes.length} champions in ${escapeHtml(list)}. ${extra} What follows is what the scoreboards said, and what the people standing under them did.`;
}

function describeOutcome(context: Context, game: Game): Outcome {
  const { home, away, ending } = getResult(game);
  const winnerSide = findGameLeader(game, home, away) ?? 'home';
  const [winner, loser] = winnerSide === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const);
  return {
    game,
    winner: escapeHtml(getIdentity(context, game, winner).name),
    loser: escapeHtml(getIdentity(context, game, loser).name),
    winnerSide,
    score: `${Math.max(home, away)}-${Math.min(home, away)}`,
    ending,
  };
}

/** Cells span rows and columns, as in an editor's table. */
function buildChampionTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    (outcome) =>
      `<tr>${buildFinalCells(outcome, outcomes)}<td><b>${outcome.winner}</b></td><td>${outcome.loser}</td><td align="right">${outcome.score}${outcome.ending === '' ? '' : ` (${outcome.ending})`}</td></tr>`,
  );
  const head =
    '<tr style="background-color:#1d3b73;color:#ffffff"><th colspan="2" rowspan="2">Final</th><th colspan="2">Schools</th><th rowspan="2">Score</th></tr><tr><th>Champion</th><th>Second</th></tr>';
  return `<table class="table table-bordered" border="1" cellpadding="5" style="width:100%"><caption>Champions of the weekend</caption><thead>${head}</thead><tbody>${rows.join('\r\n')}</tbody></table>`;
}

/** The sport's cell spans its classes. */
function buildFinalCells({ game }: Outcome, outcomes: readonly Outcome[]): string {
  const own = outcomes.filter((outcome) => outcome.game.plan.sportId === game.plan.sportId);
  const className = game.stage?.className ?? '';
  const spans = `${own.length > 1 ? ` rowspan="${own.length}"` : ''}${className === '' ? ' colspan="2"' : ''}`;
  const sport =
    own[0]?.game === game ? `<th scope="row"${spans}>${escapeHtml(getSport(game.plan.sportId).title)}</th>` : '';
  return className === '' ? sport : `${sport}<td>${className}</td>`;
}

function formatLabel({ plan, stage }: Game): string {
  const title = escapeHtml(getSport(plan.sportId).title);
  return stage === null || stage.className === '' ? title : `${title} ${stage.className}`;
}

function writeSportPart(context: Context, roll: Dice, sportId: string, outcomes: readonly Outcome[]): string[] {
  const sport = getSport(sportId);
  const own = outcomes.filter(({ game }) => game.plan.sportId === sportId);
  return [
    `<h2>${escapeHtml(sport.title)}</h2>`,
    ...own.flatMap((outcome) => writeFinalPart(context, roll, outcome)),
    ...(roll.drawChance(0.6) ? [renderFilm(roll, own[0]?.game.id ?? 0, `${sport.title}: finals`)] : []),
    `<p>See <a href="/sports/${sportId}/state-series/box-scores">box scores</a> and <a href="/sports/${sportId}/state-series/scores">all scores of the series</a>.</p>`,
  ];
}

function writeFinalPart(
  context: Context,
  roll: Dice,
  { game, winner, loser, winnerSide, score, ending }: Outcome,
): string[] {
  const { world } = context;
  const school = findSchool(context, winnerSide === 'home' ? game.home : game.away);
  const season = world.getSeason(game.plan, game.schoolYear);
  const { wins, losses, ties } =
    school === undefined
      ? { wins: 0, losses: 0, ties: 0 }
      : season.computeRecord(school.index, buildNoonClock(game.day + 1));
  const coach =
    school === undefined
      ? inventPersonName(roll)
      : getHeadCoach(world, school, game.plan.sportId, game.schoolYear).name;
  const first = `<strong>${winner} ${score}${ending === '' ? '' : ` (${ending})`} ${loser}.</strong> ${roll.pick(gameSentences)} ${formatLongDate(game.day)}, ${formatClockTime(game.startMinutes)}, ${escapeHtml(game.stage?.site ?? '')}: ${describePeriods(game)}.`;
  const second = `${winner} ended the season at ${wins}-${losses}${ties === 0 ? '' : `-${ties}`}. &ldquo;${roll.pick(quotes)}&rdquo; said ${escapeHtml(coach)}. ${roll.pick(gameSentences)}`;
  const road = [`<h4>${winner}: the road</h4>`, writeLastGames(context, game, winnerSide)];
  return [`<h3>${formatLabel(game)}</h3>`, first, second, ...road, writeHonors(context, roll, game)];
}

/** Players of both rosters. */
function writeHonors(context: Context, roll: Dice, game: Game): string {
  const names = [game.home, game.away].flatMap((index) => {
    const school = findSchool(context, index);
    if (school === undefined) return [];
    const roster = listAthletes(context.world, school, game.plan.sportId, game.schoolYear, 12);
    return roll
      .shuffle(roster)
      .slice(0, 4)
      .map(({ firstName, lastName }) => `<li>${escapeHtml(`${firstName} ${lastName}, ${school.shortName}`)}</li>`);
  });
  return `<p style="margin-bottom:0"><u>All-tournament team</u></p><ul type="disc">${roll.shuffle(names).join('')}</ul>`;
}

/** `7-0, 0-14, 10-3, 7-7` */
function describePeriods(game: Game): string {
  const { periods } = getResult(game);
  return periods.map(([home, away]) => `${home}-${away}`).join(', ');
}

function writeNumbers(roll: Dice, outcomes: readonly Outcome[]): string {
  const closest = [...outcomes].sort((left, right) => getMargin(left) - getMargin(right))[0];
  const items = [
    `<li><strong>${outcomes.length}</strong> finals, ${outcomes.length * 2} schools.</li>`,
    closest === undefined ? '' : `<li>Closest: ${closest.winner} over ${closest.loser}, ${closest.score}.</li>`,
    `<li>${roll.drawBetween(9, 31)},${String(roll.drawBelow(1000)).padStart(3, '0')} spectators over the weekend, by the count of the gates.</li>`,
    `<li>${roll.drawBetween(31, 64)} officials, ${roll.drawBetween(3, 11)} of them at their first state final.</li>`,
    `<li>${roll.drawBetween(2, 9)} lost jackets, one trumpet.</li>`,
  ];
  return `<ul>${items.join('')}</ul>`;
}

function getMargin({ score }: Outcome): number {
  const [more = 0, less = 0] = score.split('-').map(Number);
  return more - less;
}
