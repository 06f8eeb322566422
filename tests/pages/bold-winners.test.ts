import { readdirSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { createHealthyUpstream } from '../support/in-process-site';
import { startSourceSite } from '../support/source-site';

/* Bold means winner: on each page with games, the winner of a final is in bold, and no other team. */

/** The Saturday of the football finals, during a game. */
const moment = '2025-11-29T15:00:00-06:00';

/** Where a page has games, teams and points. */
interface Markup {
  readonly game: string;
  readonly team: string;
  readonly name: string;
  readonly points: string;
}

const cards: Markup = { game: '.game', team: '.game-teams > li', name: '.game-team', points: '.game-points' };
const pages: Readonly<Record<string, Markup>> = {
  '/': cards,
  '/scores?date=2025-11-28': cards,
  '/scores2?date=2025-11-28': cards,
  '/tobywins?week=6': cards,
  '/sports/football': cards,
  '/sports/football/state-series': cards,
  '/sports/football/state-series/playoff-scores': cards,
  '/sports/football/state-series/title-box-scores': cards,
  '/sports/boys-basketball/state-series/box-scores/1A': cards,
  '/sports/football/state-series/playoff-brackets/5A': {
    game: 'a.bracket-game',
    team: 'a > span',
    name: 'a > span > span',
    points: 'b',
  },
  '/sports/football/state-series/playoff-brackets/5A?list=1': {
    game: '.bracket-list li',
    team: 'a > span:not(.sr-only)',
    name: 'a > span',
    points: 'b',
  },
  '/sports/football/state-series/live': {
    game: 'li[data-results]',
    team: 'li > p:has(> .result)',
    name: 'p > span:first-child',
    points: 'p > .result',
  },
  '/embed/scores': { game: 'li:has(small)', team: 'a > span', name: 'a > span > span', points: 'span' },
};

interface ShownTeam {
  readonly points: number;
  readonly isBold: boolean;
}

const weekly = '/sports/football/regular-season/weekly-schedules';
/** The HTML of each page. */
const documents = new Map<string, string>();

beforeAll(async () => {
  const render = await startSourceSite(createHealthyUpstream(moment), moment);
  const others = ['/board?show=scores:football', ...['', '-compact'].map((kind) => `${weekly}${kind}?week=6`)];
  for (const path of [...Object.keys(pages), ...others]) documents.set(path, (await render(path)).html);
});

function list(document: Document | Element, selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function readDocument(path: string): Document {
  return parseHTML(documents.get(path) ?? '').document;
}

/** Whether a team's name has the class of winners, or an element that is bold by itself. */
function isBold(team: Element): boolean {
  return (
    team.classList.contains('won') || team.querySelector('.won, strong, b:not(.result, .bracket-list-score)') !== null
  );
}

function readTeams(game: Element, { team, points }: Markup): ShownTeam[] {
  return list(game, team).map((element) => ({
    points: Number(list(element, points).at(-1)?.textContent.trim() ?? Number.NaN),
    isBold: isBold(element),
  }));
}

describe('bold type', () => {
  it.each(Object.entries(pages))('on %s marks the winner of each final and no other team', (path, markup) => {
    const games = list(readDocument(path), markup.game).map((game) => ({
      isFinal: /Final|Forfeit/.test(game.textContent) || (game.getAttribute('aria-label') ?? '').endsWith('; Final'),
      teams: readTeams(game, markup),
      text: game.textContent,
    }));
    const finals = games.filter(({ isFinal, teams: [first, second] }) => isFinal && first?.points !== second?.points);
    expect(finals.length).toBeGreaterThan(0);
    const hasPoints = ({ teams }: (typeof games)[number]) => teams.every(({ points }) => !Number.isNaN(points));
    const wrong = games.filter(({ isFinal, teams: [first, second], ...game }) => {
      if (first === undefined || second === undefined) return false;
      if (!isFinal) return first.isBold || second.isBold;
      if (!hasPoints({ isFinal, teams: [first, second], ...game })) return first.isBold && second.isBold;
      return first.isBold !== first.points > second.points || second.isBold !== second.points > first.points;
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('marks the winner in weekly schedules, in the row of either team', () => {
    const winners = new Map(
      list(readDocument('/tobywins?week=6'), cards.game).map((game) => [
        /\/games\/(\d+)/.exec(game.innerHTML)?.[1],
        list(game, '.won a, .won .game-team').at(-1)?.textContent.replace(/ won$/, '') ?? null,
      ]),
    );
    for (const [path, row] of [
      [`${weekly}?week=6`, 'tbody tr'],
      [`${weekly}-compact?week=6`, 'main li:has(a[href^="/games/"])'],
    ] as const) {
      const rows = list(readDocument(path), row);
      expect(rows.length).toBeGreaterThan(200);
      const wrong = rows.flatMap((game) => {
        const winner = winners.get(/\/games\/(\d+)/.exec(game.innerHTML)?.[1]);
        const bold = list(game, '.won').map(({ textContent }) => textContent.replace(/ won$/, ''));
        if (winner === undefined) return [];
        return bold.length === (winner === null ? 0 : 1) && bold.every((name) => winner?.includes(name) ?? true)
          ? []
          : [`${winner}: ${bold.join()}`];
      });
      expect(wrong).toEqual([]);
    }
  });

  it('on a board is only that of winners', () => {
    const games = list(readDocument('/board?show=scores:football'), '.game');
    const teams = games.map((game) => [
      /Final/.test(game.textContent),
      list(game, 'p:first-child > .won').length,
      list(game, 'b.won').length,
    ]);
    expect(teams.filter(([isFinal]) => isFinal).length).toBeGreaterThan(0);
    expect(teams.filter(([isFinal, names, points]) => names !== Number(isFinal) || points !== Number(isFinal))).toEqual(
      [],
    );
  });

  it('is not that of teams that lead or have lost in any style sheet', () => {
    const styles = readdirSync('app/styles')
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(`app/styles/${file}`, 'utf8'));
    const rules = styles.flatMap((text) => [...text.matchAll(/([^{};]*)\{([^{}]*)/g)].map(([rule]) => rule.trim()));
    const bold = rules.filter((rule) => /font(?:-weight)?:[^;]*\b(?:[7-9]00|bold)\b/.test(rule));
    expect(bold.filter((rule) => /\.won\b/.test(rule)).length).toBeGreaterThan(1);
    expect(atLeastOne(bold).filter((rule) => /\.(?:leading|lost|open|ahead)\b/.test(rule))).toEqual([]);
  });
});
