import { beforeAll, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { buildSourceUrl } from '~/cache/source/source-address';
import { sports } from '~/config/sports';
import { createContentClock } from '~/models/dates/content-clock';
import { buildPagePath } from '~/page/page-address';
import type { ValueOf } from '~/prewarm/tournaments';
import { listPageRequests, warmPages } from '~/prewarm/warm-pages';
import { atLeastOne } from '../support/at-least-one';
import {
  askHealthyUpstream,
  inProcessEnvironment,
  openInProcessSite,
  type InProcessSite,
} from '../support/in-process-site';
import { drawSample } from '../support/sample';
import { saturdayAfternoon } from '../support/test-site';

/* Pages that prewarming visits for a sport. */

const about = {
  environment: inProcessEnvironment,
  clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso: saturdayAfternoon }),
};
const context = { product: inProcessEnvironment.PRODUCT, timeZone: 'America/Chicago', dropRow: () => undefined };

let get: ReturnType<InProcessSite['startIsolate']>;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

it.each(drawSample(sports, 4).map((sport) => [sport.id, sport] as const))(
  'every prewarmed page of %s answers',
  async (_, sport) => {
    const near = [{ sport, phase: 'finals-day' as const }];
    const getValue = await getValues(listPageRequests(near, about));
    const paths = warmPages(near, about, getValue).map(({ address }) => buildPagePath(address));
    // One team represents the others.
    const [team, ...otherTeams] = paths.filter((path) => path.includes('/team-info-detail/'));
    const asked = paths.filter((path) => path === team || !otherTeams.includes(path));
    const statuses = await asked.reduce<Promise<(readonly [string, number])[]>>(
      async (before, path) => [...(await before), [path, (await get(path)).status] as const],
      Promise.resolve([]),
    );
    expect(statuses.length).toBeGreaterThan(5);
    expect(atLeastOne(statuses).filter(([, status]) => status !== 200)).toEqual([]);
  },
);

/** Upstream's values as a visited site stores them. */
async function getValues(requests: readonly SourceRequest[]): Promise<ValueOf> {
  const getId = ({ definition, params }: SourceRequest) => `${definition.name} ${definition.buildPath(params)}`;
  const values = new Map<string, unknown>();
  for (const request of requests) {
    const { definition, params } = request;
    const response = await askHealthyUpstream(
      new URL(buildSourceUrl(inProcessEnvironment.V1_BASE_URL, definition.buildPath(params))),
    );
    if (response.ok) values.set(getId(request), definition.buildSchema(context).parse(await response.json()));
  }
  return <Value>(request: SourceRequest<Value>) => values.get(getId(request)) as Value | undefined;
}
