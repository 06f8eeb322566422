import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { tellsResult } from '~/models/content/tells-result';
import { readClock } from '../../demo-api/calendar/clock';
import { getWorld } from '../../demo-api/environment';
import { listArticles, writeArticle } from '../../demo-api/world/news';
import { listRecentPosts } from '../../demo-api/world/social-posts';
import { createHealthyUpstream } from '../support/in-process-site';
import { startSourceSite } from '../support/source-site';

/* What a visitor who hides results sees of pages, compared with the games and texts of the demo association. */

const world = getWorld(1);
const DAYS = 14;

/** What `app/styles/hidden-parts.css` hides. */
const hidden =
  'script, style, template, noscript, .result, .hide-results > :first-child, .game-points, .won > .game-team > .sr-only, .leading > .game-team > .sr-only';

const blocks = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, summary, a, caption, title';

/** The texts and labels that remain on a page. */
function listVisibleTexts(html: string): string[] {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll(hidden)) element.remove();
  const texts = [...document.querySelectorAll(blocks)]
    .filter((element) => element.querySelector('p, li, h1, h2, h3, td, dd, table') === null)
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  const labels = [...document.querySelectorAll('[alt], [title], [aria-label]')].flatMap((element) =>
    ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...new Set([...texts, ...labels])].filter((text) => text !== '');
}

interface FinalScore {
  readonly names: readonly string[];
  readonly scores: readonly string[];
}

/** The final games on cards, with both orders of their points. */
function listFinals(html: string): FinalScore[] {
  return [...parseHTML(html).document.querySelectorAll('.game')]
    .filter((card) => card.textContent.includes('Final'))
    .map((card) => {
      const read = (selector: string) =>
        [...card.querySelectorAll(selector)].map(({ textContent }) =>
          textContent.replace(/ won$| home$| home won$/, '').trim(),
        );
      const [a = '', b = ''] = read('.game-points');
      return { names: read('.game-team'), scores: [`${a}-${b}`, `${b}-${a}`] };
    });
}

function namesScore(text: string, { names, scores }: FinalScore): boolean {
  return names.some((name) => text.includes(name)) && scores.some((score) => ` ${text} `.includes(` ${score} `));
}

/** Pages of the kinds that show results. */
const paths = [
  '/',
  '/scores',
  '/news-media/headlines',
  '/news-media/photos',
  '/news-media/social-media',
  '/streaming',
  '/archives',
  '/offline',
  '/search?q=beats',
  '/search?q=title',
  '/schools/details/0101',
  '/sports/football',
  '/sports/football/regular-season/ap-poll',
  '/sports/football/state-series/playoff-brackets/5A',
  '/sports/football/state-series/playoff-schedules/5A',
  '/sports/girls-volleyball/state-series/schedules/2A',
  '/sports/girls-volleyball/state-series/results/2A',
  '/sports/girls-tennis/state-series/state-results/1A',
  '/sports/girls-tennis/state-series/state-brackets/1A',
];

/** Records, dates of finals, and the line on paper, whose address has the words of a headline. */
const exempt = /^(?:Record |Overall |State finals)|· https?:/i;
/** These pages have records in cells of their own. */
const withRecords = ['/schools/details/0101', '/sports/football/regular-season/ap-poll'];

function isRecord(path: string, text: string): boolean {
  return withRecords.includes(path) && /^\d{1,2}-\d{1,2}(?:-\d{1,2})?$/.test(text);
}

describe.each(['2025-10-11T13:20:00-05:00', '2025-11-29T15:00:00-06:00', '2026-03-14T15:00:00-05:00'])(
  'on %s, with hidden results',
  (moment) => {
    const clock = readClock('America/Chicago', Date.now(), moment, new Date().toISOString(), 1);
    const articles = listArticles(world, clock.today, clock.minutesNow)
      .filter(({ day }) => day > clock.today - DAYS)
      .map((stub) => writeArticle(world, stub));
    const ofGames = articles.filter(({ subject }) => subject.kind === 'game');
    const posts = listRecentPosts(world, clock, 'PSAA', DAYS).filter(({ text }) => tellsResult(text));

    it('no page shows a score, a headline or a post about a game', async () => {
      const get = await startSourceSite(createHealthyUpstream(moment), moment);
      const finals = listFinals((await get('/scores')).html);
      const telling = [...ofGames.map(({ title }) => title), ...posts.map(({ text }) => text.slice(0, 60))];
      expect(telling.length).toBeGreaterThan(5);
      const game = /\/games\/\d+\?[^"]+/.exec((await get('/scores')).html)?.[0].replaceAll('&amp;', '&');
      const ofArticles = ofGames.slice(0, 3).map(({ slug }) => `/news-media/article/${slug}`);
      const leaks: string[] = [];
      for (const path of [...paths, ...ofArticles, ...(game === undefined ? [] : [game])]) {
        const texts = listVisibleTexts((await get(path)).html).filter((text) => !exempt.test(text));
        expect(texts.length).toBeGreaterThan(10);
        leaks.push(
          ...texts
            .filter(
              (text) =>
                telling.some((words) => text.includes(words)) ||
                finals.some((final) => namesScore(text, final)) ||
                (tellsResult(text) && !isRecord(path, text)),
            )
            .map((text) => `${path}: ${text.slice(0, 120)}`),
        );
      }
      expect(leaks).toEqual([]);
    });
  },
);
