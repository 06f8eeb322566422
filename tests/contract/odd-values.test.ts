import { describe, expect, test } from 'vitest';
import { isOwnFile, type WireContext } from '~/cache/source/define-source';
import { listChangesOfOtherRows } from '~/upstream/fields/odd-values.fixture';
import { sources } from '~/upstream/registry';
import { demoOrigin, fetchFromDemo } from '../support/demo-sources';
import { withFewRows } from '../support/fuzz/wire-edits';
import { computeSampleCount, sampleSeed } from '../support/sample';
import { saturdayAfternoon } from '../support/test-site';

/* One odd value in one row of an answer changes nothing in the other rows. */

const asked = sources.filter((source) => !isOwnFile(source) && source.format === 'json');
const context: WireContext = {
  product: 'PSAA',
  timeZone: 'America/Chicago',
  answerUrl: demoOrigin,
  dropRow: () => undefined,
};

/** Each day's sample begins with another value. */
const valuesEach = computeSampleCount(60, 4);
const firstValue = Number(sampleSeed.replaceAll('-', '')) || 0;

describe.each(asked)('the source $name', (source) => {
  test('keeps the other rows when a field of one is replaced by an odd value', async () => {
    const response = await fetchFromDemo(source, saturdayAfternoon);
    const answer = withFewRows(await response.json(), 3);
    const schema = source.buildSchema(context, source.sample);
    const lists = [...new Map(listLists(answer).map((path) => [path.map(formatStep).join('.'), path])).values()];
    const changes = lists.flatMap((path) => {
      const rows = getAt(answer, path) as readonly unknown[];
      const read = (others: readonly unknown[]) => listItems(schema.safeParse(setAt(answer, path, others)).data);
      return listChangesOfOtherRows(rows, read, { first: firstValue, each: valuesEach }).map(
        (change) => `${path.join('.')}: ${change}`,
      );
    });
    expect(changes).toEqual([]);
  });
});

type Path = readonly (string | number)[];

/** Lists of at least two objects, at any depth. */
function listLists(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listLists(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.filter(isObject).length > 1 ? [path, ...inner] : inner;
}

const formatStep = (step: string | number) => (typeof step === 'number' ? '[]' : step);

/** The items of all lists, at any depth. */
function listItems(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listItems);
  return Array.isArray(value) ? [...(value as unknown[]), ...inner] : inner;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function getAt(value: unknown, path: Path): unknown {
  return path.reduce((parent, key) => (parent as Record<string, unknown>)[key], value);
}

function setAt(value: unknown, [key, ...rest]: Path, item: unknown): unknown {
  if (key === undefined) return item;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = setAt(copy[key], rest, item);
  return copy;
}
