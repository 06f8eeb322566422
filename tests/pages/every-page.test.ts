import { beforeAll, describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { findOtherForms } from '../support/date-forms';
import { findHtmlFaults } from '../support/html-faults';
import { createHealthyUpstream } from '../support/in-process-site';
import { gamePaths, listBuiltPagePaths } from '../support/route-rows';
import { listFigures, PageFigures } from '../support/shown-figures';
import {
  findAmbiguousLinks,
  findHiddenSources,
  findOutlineFault,
  isEmptyValue,
  listHeadingLevels,
  listTexts,
  readMainText,
  readShownText,
} from '../support/shown-texts';
import { startSourceSite, type RenderedPage } from '../support/source-site';
import { findMoment } from './page-moments';
import {
  emptySources,
  hiddenFields,
  hiddenSources,
  longRows,
  shownRows,
  unnamedFigures,
  unshownFigures,
} from './unshown';

/* Renders an example of every route with the answers of the demo association, and compares the page with the values of its sources. */

interface CheckedPage {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly levels: readonly number[];
  readonly ambiguousLinks: readonly string[];
  readonly htmlFaults: readonly string[];
  readonly otherWords: readonly string[];
  readonly otherForms: readonly string[];
  /** Season that the heading names, because it is not the current one, and that of the line on paper. */
  readonly seasons: { readonly told: string | undefined; readonly printed: string | undefined };
  readonly failed: readonly string[];
  readonly empty: readonly string[];
  readonly hidden: readonly string[];
  readonly figures: readonly CheckedFigures[];
}

/** The figures of a source's field on a page. */
interface CheckedFigures {
  readonly path: string;
  readonly field: string;
  /** Rows that the page names. */
  readonly rows: number;
  /** The figures that are not beside the names of their rows. */
  readonly missing: readonly string[];
}

/** Labels for what the site names otherwise (app/config/words.ts), as whole texts of elements or names of controls. */
const otherWordsPattern =
  /(?<=[>"])(?:Reload|Box score|My Teams|Audio|Twitter|Gym board|Scoreboard on a screen)(?=[<"])/g;

/** Parts of pages that are shown on request. */
const partPaths = ['/sports/boys-golf/state-series/state-leaderboard/3A?board=team'];
const paths = [...listBuiltPagePaths(), ...gamePaths, ...partPaths];
const framePaths = listBuiltPagePaths(['embed']);
const pages: CheckedPage[] = [];
/** Whether a field's texts are on any page. */
const shownFields = new Map<string, boolean>();

function checkPage(path: string, { response, html, reads }: RenderedPage): CheckedPage {
  const shown = readShownText(html);
  const sources = new Map<string, { name: string; texts: ReturnType<typeof listTexts> }>();
  const failed: string[] = [];
  const empty: string[] = [];
  for (const { request, answer } of reads) {
    const { name } = request.definition;
    // Nobody may have read what is only wanted if it is kept.
    if (request.isKeptOnly === true) continue;
    if (answer.status === 'failed') failed.push(`${name}: ${answer.reason}`);
    else if (isEmptyValue(answer.value)) empty.push(name);
    else sources.set(name, { name, texts: new Map([...(sources.get(name)?.texts ?? []), ...listTexts(answer.value)]) });
  }
  for (const { name, texts } of sources.values()) {
    for (const [field, values] of texts) {
      const key = `${name} ${field}`;
      if (shownFields.get(key) !== true)
        shownFields.set(
          key,
          [...values].some((text) => shown.includes(text)),
        );
    }
  }
  const { status, headers } = response;
  const hidden = findHiddenSources(shown, [...sources.values()]);
  const figures = checkFigures(path, html, reads);
  const seasons = {
    told: /<p class="label page-kicker[^"]*">[^<]*, (\d{4}-\d{2})\b/.exec(html)?.[1],
    printed: /<p class="print-line[^>]*>[^<]* · (\d{4}-\d{2}) season · /.exec(html)?.[1],
  };
  const levels = listHeadingLevels(html);
  const ambiguousLinks = findAmbiguousLinks(html);
  const htmlFaults = findHtmlFaults(html);
  const otherWords = html.match(otherWordsPattern) ?? [];
  const texts = JSON.stringify(reads.map(({ answer }) => (answer.status === 'failed' ? null : answer.value)))
    // Values that the site formats.
    .replace(/"\d{4}-\d\d-\d\d(?:T[\d:.]+[^"]*)?"/g, '');
  const otherForms = findOtherForms(html, (text) => texts.includes(text));
  return {
    path,
    status,
    headers,
    levels,
    ambiguousLinks,
    htmlFaults,
    otherWords,
    otherForms,
    seasons,
    failed,
    empty,
    hidden,
    figures,
  };
}

function checkFigures(path: string, html: string, reads: RenderedPage['reads']): CheckedFigures[] {
  const page = new PageFigures(readMainText(html));
  const checked = new Map<string, { rows: number; missing: string[] }>();
  for (const { request, answer } of reads) {
    const { name } = request.definition;
    if (answer.status === 'failed') continue;
    for (const figure of listFigures(chooseRows(name, answer.value))) {
      const field = `${name} ${figure.field}`;
      const isShown = page.has(figure, longRows.test(field) ? 6000 : undefined);
      const { rows, missing } = checked.get(field) ?? { rows: 0, missing: [] };
      if (isShown === false) missing.push(`${figure.numbers.join()} of ${figure.names[0]?.own.join() ?? 'the page'}`);
      checked.set(field, { rows: rows + (isShown === null ? 0 : 1), missing });
    }
  }
  return [...checked].map(([field, { rows, missing }]) => ({ path, field, rows, missing }));
}

function chooseRows(name: string, value: unknown): unknown {
  const isShown = shownRows[name];
  return isShown === undefined || !Array.isArray(value) ? value : value.filter(isShown);
}

beforeAll(async () => {
  for (const moment of new Set(paths.map(findMoment))) {
    const get = await startSourceSite(createHealthyUpstream(moment), moment);
    for (const path of paths.filter((candidate) => findMoment(candidate) === moment)) {
      pages.push(checkPage(path, await get(path)));
    }
  }
});

/** What pages report, without what the table allows for all pages or for this one. */
function listUnlisted(kind: 'empty' | 'hidden' | 'failed', allowed: Readonly<Record<string, readonly string[]>> = {}) {
  return pages.flatMap((page) =>
    page[kind]
      .filter((name) => allowed[name]?.some((path) => path === '*' || path === page.path) !== true)
      .map((name) => `${page.path}: ${name}`),
  );
}

describe('every page', () => {
  it('is rendered', () => {
    expect(
      atLeastOne(pages.map(({ path, status }) => `${status} ${path}`)).filter((line) => !line.startsWith('200 ')),
    ).toEqual([]);
    expect(pages.length).toBeGreaterThan(150);
  });

  it('has the security headers and may be cached', () => {
    const faults = pages.flatMap(({ path, headers }) => {
      const missing = ['content-security-policy', 'cross-origin-opener-policy', 'strict-transport-security'].filter(
        (name) => !headers.has(name),
      );
      const isCached = /\bs-maxage=|\bmax-age=/.test(
        `${headers.get('cloudflare-cdn-cache-control')} ${headers.get('cache-control')}`,
      );
      return missing.length === 0 && isCached ? [] : [`${path}: ${missing.join()} ${headers.get('cache-control')}`];
    });
    expect(faults).toEqual([]);
  });

  it('has headings that form an outline', () => {
    const faults = pages.map(({ path, levels }) => ({ path, fault: findOutlineFault(levels) }));
    expect(atLeastOne(faults).filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it('has no two links to new tabs with the same words, except in texts of upstream', () => {
    const faults = pages.flatMap(({ path, ambiguousLinks }) => ambiguousLinks.map((words) => `${path}: ${words}`));
    expect(faults).toEqual(['/officials/resources: PDF (opens in a new tab)']);
  });

  it('has no block in a line of text, no article without a heading, and names that contain the visible words', () => {
    const faults = pages.flatMap(({ path, htmlFaults }) =>
      [...new Set(htmlFaults)].map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('uses one word for each thing; frames of other pages have the button that the specification names Reload', () => {
    // Not empty: frames have the button.
    const found = atLeastOne(pages.flatMap(({ path, otherWords }) => otherWords.map((word) => ({ path, word }))));
    // The index names its groups by their addresses.
    const allowed: Readonly<Record<string, readonly string[]>> = { Reload: framePaths, 'My Teams': ['/site-index'] };
    const faults = found.filter(({ path, word }) => !allowed[word]?.includes(path));
    expect(faults).toEqual([]);
  });

  it('writes days and times in the forms of the site, except in texts of upstream', () => {
    const faults = atLeastOne(pages).flatMap(({ path, otherForms }) => otherForms.map((form) => `${path}: ${form}`));
    expect(faults).toEqual([]);
  });

  it('says on paper the season that its heading names', () => {
    const telling = pages.filter(({ seasons }) => seasons.told !== undefined);
    const faults = atLeastOne(telling).filter(({ seasons }) => seasons.printed !== seasons.told);
    expect(faults.map(({ path, seasons }) => ({ path, ...seasons }))).toEqual([]);
  });

  it('gets an answer from each of its sources', () => {
    expect(listUnlisted('failed')).toEqual([]);
  });

  it('gets rows from each of its sources at its moment', () => {
    expect(listUnlisted('empty', emptySources)).toEqual([]);
  });

  it('shows texts that only this source of the page has, for each of its sources', () => {
    expect(listUnlisted('hidden', hiddenSources)).toEqual([]);
  });
});

it('every field with texts is on at least one page', () => {
  const fields = [...shownFields].filter(([, isShown]) => !isShown).map(([field]) => field);
  expect(atLeastOne(fields).filter((field) => !hiddenFields.some((pattern) => pattern.test(field)))).toEqual([]);
  expect(shownFields.size).toBeGreaterThan(500);
});

describe('figures', () => {
  const isUnshown =
    ({ path, field }: CheckedFigures) =>
    (entry: (typeof unshownFigures)[number]) =>
      entry[0].test(path) && entry[1].test(field);
  const listAll = () => pages.flatMap(({ figures }) => figures);

  it('are beside the names of their rows, for each field of each source of each page', () => {
    const figures = listAll();
    const faults = figures.filter((field) => field.missing.length > 0 && !unshownFigures.some(isUnshown(field)));
    const lines = faults.map(
      ({ path, field, rows, missing }) => `${path}: ${field}: ${missing.length} of ${rows}: ${missing[0]}`,
    );
    expect(lines).toEqual([]);
    expect(figures.filter(({ rows }) => rows > 0).length).toBeGreaterThan(350);
  });

  it('of each field are on at least one page', () => {
    const figures = listAll();
    const shown = new Set(figures.filter(({ rows }) => rows > 0).map(({ field }) => field));
    const unnamed = new Set(figures.map(({ field }) => field).filter((field) => !shown.has(field)));
    expect(atLeastOne(unnamed).filter((field) => !unnamedFigures.some((pattern) => pattern.test(field)))).toEqual([]);
  });

  it('are missing wherever the table says so', () => {
    const missing = listAll().filter((field) => field.missing.length > 0);
    const idle = unshownFigures.filter((entry) => !missing.some((field) => isUnshown(field)(entry)));
    expect(idle).toEqual([]);
  });
});
