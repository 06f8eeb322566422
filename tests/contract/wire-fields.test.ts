import { expect, test } from 'vitest';
import type { AnySource } from '~/cache/define-source';
import { sources } from '~/upstream/registry';
import { fetchFromDemo, findDemoRoute, buildSourceAddress, demoOrigin } from '../support/demo-sources';
import { fieldNames, readEndpointRows, type EndpointRow } from '../support/endpoint-rows';
import { saturdayAfternoon } from '../support/test-site';

/* No schema reads a field that the endpoint table does not list, because deployments would not send it. Reads are recorded. */

const product = 'PSAA';
/** After the field is posted and golf finals are played. */
const moments = [saturdayAfternoon, '2025-11-01T12:00:00-05:00'];
const rows = new Map(readEndpointRows().map((row) => [row.id, row]));
/** Pages and XML have no objects. */
const asked = sources.filter(({ base, format }) => base !== 'site' && format === 'json');

const golfer =
  'memberId fullName teamName nameShort versusParScoreTotal externalId grossTotal grade teeTime imageUrl holes par gross yards';

/** Fields that the table describes in words. */
const described: Readonly<Record<string, string>> = {
  // "short name, logo, seed, score, host indicator, football school id", and the media of a game of the state series.
  'fb-scores':
    'TopTeamNameShort TopTeamLogo TopSeed TopScore TopScore2 TopScore3 TopHost FBSchoolID1 SchoolID1 BottomTeamNameShort BottomTeamLogo ' +
    'BottomSeed BottomScore BottomScore2 BottomScore3 BottomHost FBSchoolID VideoURL TicketsURL AudioURL LiveStatsURL InfoAvailable Stats1URL',
  'iwm-ind-r1': golfer,
  'iwm-ind-r2': golfer,
  // "team fields plus"
  'iwm-ind-leader':
    'name nameShort externalId position subPosition versusParScoreTotal thru teeTime grossTotal memberId fullName gradeLevelAbbreviation ' +
    'individualRounds',
  // "category field not named"
  'licensed-vendors': 'category',
  // "top tennis entries, top individuals"
  'sport-tournament-scoreboard': 'topIndividuals topEntries',
  // "URL twin for each text field"
  'sport-tournament-info': 'directionsUrl policiesUrl visitorInfoUrl lodgingUrl televisionUrl',
  // "response shape not shown"; its lists are known from a real deployment.
  'cc-qualifiers': 'boxAssignments teamQualifiers individualQualifiers',
  // "not shown"
  'videos-stats': 'totalVideos firstYear lastYear buzzerBeaters',
};

test.each(asked)(
  'the source $name reads no field that the endpoint table does not list for its call',
  async (source) => {
    const reads = new Set<string>();
    for (const moment of moments) {
      const body: unknown = await (await fetchFromDemo(source, moment)).json();
      const answerUrl = demoOrigin + buildSourceAddress(source);
      const context = { product, timeZone: 'America/Chicago', answerUrl, dropRow: () => undefined };
      source.schema(context, source.sample).safeParse(recordReads(body, reads));
    }
    expect(reads.size).toBeGreaterThan(0);
    const listed = new Set(listFields(source).map((name) => name.toLowerCase()));
    expect([...reads].filter((name) => !listed.has(name.toLowerCase()))).toEqual([]);
  },
);

function listFields(source: AnySource): readonly string[] {
  const ofRows = findDemoRoute(source).endpoints.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined
      ? []
      : [...fieldNames(row, product), ...listWrappers(row), ...(described[id] ?? '').split(' ')];
  });
  return ['data', ...ofRows];
}

/** Wrappers of rows in the table: `data array + pagination.totalRecords`. */
function listWrappers({ wrapper }: EndpointRow): readonly string[] {
  return wrapper.match(/\w+/g) ?? [];
}

/** A proxy that records read names; listing names is no read. */
function recordReads(value: unknown, reads: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => recordReads(item, reads));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, own]) => [name, recordReads(own, reads)]));
  // `Object.entries` requests a field's descriptor before its value.
  let listedName: string | symbol | null = null;
  return new Proxy(copy, {
    getOwnPropertyDescriptor(object, name) {
      listedName = name;
      return Reflect.getOwnPropertyDescriptor(object, name);
    },
    get(object, name): unknown {
      if (typeof name === 'string' && listedName !== name) reads.add(name);
      listedName = null;
      return Reflect.get(object, name);
    },
  });
}
