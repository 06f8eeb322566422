import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRoutes } from '~/routes.table.js';
import { readRouteRows } from '../support/route-rows';
import { startTestSite, type TestSite } from '../support/test-site';

const rows = readRouteRows();

/* The rows that are pages are visited in tests/browser/every-page.test.ts. */
describe('every row that is not a page', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.dispose());

  test.each(rows.filter((row) => row.kind === 'redirect'))('$id permanently redirects from $example', async (row) => {
    const response = await fetch(site.url + row.example, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toMatch(new RegExp(`${row.heading.replace('~-> ', '')}$`));
  });

  test.each(rows.filter((row) => row.kind === 'external-redirect'))(
    '$id redirects to the member portal',
    async (row) => {
      const response = await fetch(site.url + row.example, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${site.demoUrl}/centers/members`);
    },
  );

  test.each(rows.filter(({ id }) => fileRoutes.some((route) => route.id === id)))(
    '$id answers $example',
    async (row) => {
      const response = await fetch(site.url + row.example);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toBeTypeOf('object');
    },
  );

  test('the calendar events are a file named after the association', async () => {
    const response = await fetch(`${site.url}/calendar/events.ics?type=state-final`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="PSAA-events.ics"');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    const categories = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('categories'));
    expect([...new Set(categories)]).toEqual(['State Final']);
  });

  test.each(['?school=9999', '?school=abc'])('the calendar %s does not exist', async (query) => {
    const response = await fetch(`${site.url}/calendar/events.ics${query}`);
    expect([response.status, await response.text()]).toEqual([404, 'There is no such calendar.\n']);
  });

  test('the calendar answers 502 when events fail, so that calendar apps keep what they have', async () => {
    await site.setFault({ path: '/v1/schools/0101/entries', kind: 'status', status: 403 });
    const response = await fetch(`${site.url}/calendar/events.ics?school=0101`);
    expect([response.status, await response.text()]).toEqual([502, 'The events could not be loaded right now.\n']);
    await site.clearFaults();
  });

  test("the officials' clinics remain available as the legacy document", async () => {
    const response = await fetch(`${site.url}/data/official/clinics.htm`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/<h1>[^<]+<\/h1>.*<table/s);
  });
});
