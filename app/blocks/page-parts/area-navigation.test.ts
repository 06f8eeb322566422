import { expect, it } from 'vitest';
import { buildAreaNavigation } from './area-navigation';

it('the pages of an area are found by the first segment of the path', () => {
  const [group, ...others] = buildAreaNavigation('/news-media/social-media', 'PSAA');
  expect(others).toEqual([]);
  expect(group?.title).toBe('News & Media');
  expect(group?.links).toContainEqual({ to: '/news-media/headlines', text: 'Headlines' });
  expect(group?.links.map(({ to }) => to)).not.toContain('/news-media');
});

it.each(['/', '/scores', '/no-area/page'])('%s belongs to no area', (path) => {
  expect(buildAreaNavigation(path, 'PSAA')).toEqual([]);
});
