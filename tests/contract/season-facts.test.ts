import { describe, expect, test } from 'vitest';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { playoffMapPath } from '~/config/football';
import {
  findCrossCountryFacts,
  findGamedayFacts,
  findGolfFacts,
  findPairingsShow,
  findTennisFacts,
} from '~/config/season-facts';
import { formatLongDate, formatLongDay } from '~/models/dates/calendar-date';
import { findDays } from '~/models/dates/days-in-words';
import { formatTimeOfDay } from '~/models/state-series/pairings-show';
import { atLeastOne } from '../support/at-least-one';
import { View } from './world/view';

/* Season files agree with the demo association. */

/** `October 10-11, 2025` */
function formatSpan([first = '', ...others]: readonly string[]): string {
  const last = others.at(-1);
  return last === undefined ? formatLongDate(first) : formatLongDate(first).replace(',', `-${Number(last.slice(8))},`);
}

describe.each(['2025-26', '2026-27'])('the facts of %s', (season) => {
  const year = Number(season.slice(0, 4));
  const afterGolf = new View(1, `${year}-10-20T12:00:00-05:00`);
  const beforeSummer = new View(1, `${year + 1}-05-01T12:00:00-05:00`);

  test.each([
    ['boys-golf', 'gob'],
    ['girls-golf', 'gog'],
  ])('%s: each round of each class has its day and course', async (sportId, prefix) => {
    const finals = findGolfFacts(season, sportId);
    const info = await afterGolf.ask(`/v1/sports/${sportId}/tournament-info`);
    const sites = finals?.sites.map(({ classId, course, town }) => `${classId}: ${course}, ${town}`);
    expect(info).toMatchObject({ dates: formatSpan(finals?.rounds ?? []), site: sites?.join('; ') });
    for (const { classId, course, town } of atLeastOne(finals?.sites ?? [])) {
      for (const [index, day] of atLeastOne((finals?.rounds ?? []).entries())) {
        const sheet = `/documents/golf/${season}/${prefix}-${classId}-round-${index + 1}-results.htm`;
        expect((await afterGolf.send(sheet)).body).toContain(`<p>${formatLongDay(day)}, ${course}, ${town}</p>`);
      }
    }
  });

  test.each(['boys-cross-country', 'girls-cross-country'])(
    '%s: the finals have their day, site and meets',
    async (sportId) => {
      const finals = findCrossCountryFacts(season, sportId);
      const info = await afterGolf.ask(`/v1/sports/${sportId}/tournament-info`);
      expect(info).toMatchObject({
        dates: formatLongDate(finals?.day ?? ''),
        site: `${finals?.site.name ?? ''}, ${finals?.site.town ?? ''}`,
      });
      expect(finals?.classes).toHaveLength(3);
      for (const { tournamentId } of atLeastOne(finals?.classes ?? [])) {
        const meet = await afterGolf.ask(`/v1/statefinal/cc-qualifiers?tournamentId=${tournamentId}`);
        expect(meet).toMatchObject({ tournamentId });
      }
    },
  );

  test.each([
    ['girls-tennis', afterGolf],
    ['boys-tennis', beforeSummer],
  ])('%s: the finals have their days of play', async (sportId, view) => {
    const info = await view.ask(`/v1/sports/${sportId}/tournament-info`);
    expect(info).toMatchObject({ dates: formatSpan(findTennisFacts(season, sportId)?.days ?? []) });
  });

  test('football: the pairings show has the time of the legacy server, and each class has a map', async () => {
    const show = findPairingsShow(season);
    if (show === null) throw new Error('no show');
    const guide = (await afterGolf.send('/legacy/football/guide.htm')).body;
    expect(guide).toContain(`<B>${formatLongDay(show.day)}, ${formatTimeOfDay(show.startTime)} `);
    expect(guide).toContain(formatTimeOfDay(show.endTime));
    for (const classId of atLeastOne(playoffClasses)) {
      const map = await afterGolf.send(`/media${playoffMapPath.replace('{class}', classId.toLowerCase())}`);
      expect(map.body).toContain(`Class ${classId}`);
    }
  });

  test('flag football: gameday includes the days of the finals', async () => {
    const gameday = findGamedayFacts(season);
    if (gameday === null) throw new Error('no gameday');
    const [info] = (await afterGolf.ask('/v1/sports/girls-flag-football/tournament-info')) as readonly {
      readonly dates: string;
    }[];
    const days = findDays(info?.dates ?? null);
    expect(days.length).toBeGreaterThan(0);
    expect(atLeastOne(days).filter((day) => day < gameday.firstDay || day > gameday.lastDay)).toEqual([]);
  });
});
