import { describe, expect, it } from 'vitest';
import { nameHiddenResult, tellsResult } from '~/models/content/tells-result';
import { readClock } from '../../demo-api/calendar/clock';
import { getWorld } from '../../demo-api/environment';
import { listArticles, writeArticle } from '../../demo-api/world/news';
import { listRecentPosts } from '../../demo-api/world/social-posts';
import { atLeastOne } from '../support/at-least-one';

const world = getWorld(1);
const daysRead = 14;

const schoolNames = world.schools.map(({ shortName }) => shortName);

/** Whether a text has the whole name of a school. */
function namesSchool(text: string): boolean {
  return schoolNames.some((name) =>
    ` ${text} `
      .split(name)
      .slice(1)
      .some((after) => !/^\w/.test(after)),
  );
}

/* What the demo association knows about its own texts is compared with what the site makes of the texts alone. */
describe.each(['2025-10-11T13:20:00-05:00', '2025-12-13T20:00:00-06:00', '2026-02-21T21:00:00-06:00'])(
  'on %s',
  (moment) => {
    const clock = readClock('America/Chicago', Date.now(), moment, new Date().toISOString(), 1);
    const articles = listArticles(world, clock.today, clock.minutesNow)
      .filter(({ day }) => day > clock.today - daysRead)
      .map((stub) => writeArticle(world, stub));

    it('headlines about a game tell a result, and no others do', () => {
      const isOfGame = ({ subject }: (typeof articles)[number]) => subject.kind === 'game';
      expect(articles.filter(isOfGame).length).toBeGreaterThan(5);
      expect(
        articles.filter((article) => tellsResult(article.title) !== isOfGame(article)).map(({ title }) => title),
      ).toEqual([]);
    });

    it('headlines without their scores still tell a result', () => {
      const titles = articles
        .filter(({ subject }) => subject.kind === 'game')
        .map(({ title }) => title.replace(/, \d+-\d+.*/, ''));
      expect(atLeastOne(titles).filter((title) => !tellsResult(title))).toEqual([]);
    });

    it('the words in place of a headline name the sport but no school', () => {
      const words = articles.flatMap(({ title }) => nameHiddenResult(title) ?? []);
      expect(atLeastOne(words).filter((text) => !text.includes(': '))).toEqual([]);
      expect(atLeastOne(words).filter(namesSchool)).toEqual([]);
    });

    it('posts with the score of a game tell a result, and no others do', () => {
      const posts = listRecentPosts(world, clock, 'PSAA', daysRead);
      // Posts about games name schools. Another kind of post names one.
      const isOfGame = ({ text }: (typeof posts)[number]) => namesSchool(text) && !text.includes('Read about Lone Elm');
      expect(posts.filter(isOfGame).length).toBeGreaterThan(2);
      expect(
        atLeastOne(posts)
          .filter((post) => tellsResult(post.text) !== isOfGame(post))
          .map(({ text }) => text),
      ).toEqual([]);
    });
  },
);
