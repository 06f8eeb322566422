import { formatClockTime, formatLongDate } from '../../calendar/civil';
import { answerHtml, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { escapeHtml } from '../../words/slug';
import type { Game } from '../../world/game';
import { getGameState } from '../../world/game-state';
import { seasonPlans } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { getIdentity } from '../games/school-links';

/** Placeholder page: every link answers. */
export function answerPlainPage(context: Context): Answer {
  const title = context.path.split('/').filter(Boolean).join(' / ').replaceAll('-', ' ');
  return answerPage(context, title, "<p>This page stands for another organization's site.</p>");
}

/** `GET /boxscores/{id}`, `/watch/{id}` and the like. */
export function answerGamePage(context: Context): Answer {
  const game = findGameById(context, Number(readParam(context, 'id')));
  if (game === null) return answerPlainPage(context);
  const [home, away] = [getIdentity(context, game, 'home'), getIdentity(context, game, 'away')];
  const sport = getSport(game.plan.sportId);
  const state = getGameState(game, context.clock);
  const when = `<p>${escapeHtml(sport.title)}, ${formatLongDate(game.day)}, ${formatClockTime(game.startMinutes)}</p>`;
  return answerPage(
    context,
    `${away.name} at ${home.name}`,
    when + formatLineScore(state, home.shortName, away.shortName),
  );
}

function formatLineScore(state: ReturnType<typeof getGameState>, home: string, away: string): string {
  if (state.status === 'live')
    return `<p>${escapeHtml(state.moment.period)} ${escapeHtml(state.moment.clock)}: ${state.moment.away ?? '-'} to ${state.moment.home ?? '-'}</p>`;
  if (state.status !== 'final') return `<p>${state.status}</p>`;
  const { periods, home: homeTotal, away: awayTotal, ending } = state.result;
  const buildScoreRow = (name: string, values: readonly number[], total: number): string =>
    `<tr><th scope="row">${escapeHtml(name)}</th>${values.map((value) => `<td>${value}</td>`).join('')}<td><b>${total}</b></td></tr>`;
  return `<table border="1"><caption>Final ${escapeHtml(ending)}</caption>${buildScoreRow(
    away,
    periods.map(([, value]) => value),
    awayTotal,
  )}${buildScoreRow(
    home,
    periods.map(([value]) => value),
    homeTotal,
  )}</table>`;
}

/** Ids contain school year and sport, so that one season is searched. */
function findGameById({ world }: Context, id: number): Game | null {
  if (!Number.isInteger(id) || id <= 0) return null;
  const plan = seasonPlans[(Math.floor(id / 100_000) % 100) - 11];
  const schoolYear = 2000 + Math.floor(id / 10_000_000);
  if (plan === undefined || schoolYear > 2100) return null;
  return world.getSeason(plan, schoolYear).games[id % 100_000] ?? null;
}

function answerPage({ associationName }: Context, title: string, body: string): Answer {
  const safeTitle = escapeHtml(title === '' ? associationName : title);
  return answerHtml(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safeTitle}</title></head><body><h1>${safeTitle}</h1>${body}</body></html>`,
  );
}
