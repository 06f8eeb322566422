import { describe, expect, it } from 'vitest';
import { readPageAddress } from '~/page/page-address';
import { buildTestRequest } from '~/page/page-request.fixture';
import { listSourcesOfPage } from './sources-of-page';

const { environment, clock } = buildTestRequest('/');

function read(path: string) {
  const address = readPageAddress(new URL(path, 'https://site.invalid'), () => '2025-10-11');
  return listSourcesOfPage(address, { clock, environment }).map(
    ({ declaredBy, need, request }) => `${declaredBy} ${need} ${request.definition.buildPath(request.params)}`,
  );
}

describe('the sources of a page', () => {
  it('begin with those of the site layout and of the layouts around the page', () => {
    const sources = read('/sports/boys-soccer/state-series/team-info/1A');
    const declaredBy = [...new Set(sources.map((source) => source.split(' ')[0]))];
    expect(declaredBy).toEqual(['root', 'sport', 'ss-team-info']);
  });

  it('are requested with the parameters of the path', () => {
    expect(read('/sports/boys-soccer/calendar')).toContainEqual(
      expect.stringMatching(/^sport-calendar optional \/v1\/.*boys-soccer/),
    );
  });

  it('are requested with only the query parameters that the page reads', () => {
    const listGameSources = (path: string) => read(path).filter((source) => source.startsWith('scores optional '));
    expect(listGameSources('/scores?date=2025-10-04&x=1')).toEqual([expect.stringContaining('10/4/2025')]);
    expect(listGameSources('/scores?x=1')).toEqual(listGameSources('/scores'));
  });

  it('are empty for an address that the page refuses', () => {
    expect(read('/sports/boys-soccer/state-series/state-leaderboard')).toEqual([]);
    expect(read('/sports/boys-golf/state-series/state-leaderboard')).not.toEqual([]);
  });
});
