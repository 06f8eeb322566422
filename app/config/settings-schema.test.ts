import { expect, test } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { environmentNames } from './environment';
import { buildTestEnvironment } from './environment.fixture';
import { addressSettings, hostsSchema, listFolderSettings } from './settings-schema';

const everything = { sourcesOff: [], pagesOff: [], changesPage: true, missingScoresPage: true };

test('the hosts and switches of a folder are settings of the environment', () => {
  const settings = listFolderSettings(hostsSchema.parse({ LEGACY_BASE_URL: 'https://old.test/' }), {
    sourcesOff: ['people.board', 'officials.clinicians'],
    pagesOff: ['/schools/open-dates'],
    changesPage: false,
    missingScoresPage: false,
  });
  expect(buildTestEnvironment(settings)).toMatchObject({
    LEGACY_BASE_URL: 'https://old.test',
    SOURCES_OFF: ['people.board', 'officials.clinicians'],
    PAGES_OFF: ['/schools/open-dates'],
    CHANGES_PAGE: '0',
    MISSING_SCORES_PAGE: '0',
  });
});

test('a folder without hosts that switches nothing off has no settings', () => {
  expect(listFolderSettings({}, everything)).toEqual({});
});

test('every address of a folder is a setting', () => {
  expect(atLeastOne(Object.keys(addressSettings)).filter((name) => !environmentNames.includes(name))).toEqual([]);
});

test('a page that is not named as in the route table is refused', () => {
  expect(() => buildTestEnvironment({ PAGES_OFF: 'open dates' })).toThrow('names open dates, and a page is named');
});
