import { expect, it } from 'vitest';
import { licensedVendors } from './licensed-vendors';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

function parse(...rows: readonly unknown[]) {
  const { dropped, context } = collectDroppedRows();
  return { vendors: readAnswer(licensedVendors, { data: rows }, context), dropped };
}

it.each([
  ['SchoolMerch', 'School Merchandise'],
  ['SchoolPub', 'School Publications'],
  ['OffMerch', 'Officials Merchandise'],
  ['Rings', 'Championship Rings'],
  ['offmerch', 'Officials Merchandise'],
  ['Tattoos', 'Other Vendors'],
  [null, 'Other Vendors'],
])('a vendor with the key %j is in the category %s', (Category, category) => {
  expect(parse({ ID: 1, Company: 'Oak', Category }).vendors[0]?.category).toBe(category);
});

it('a vendor requires a company, and no id', () => {
  const { vendors, dropped } = parse(
    { ID: '7.0', company: ' Oak &amp; Elm ' },
    { ID: 8, Company: ' ' },
    { Company: 'Ash' },
  );
  expect(vendors).toMatchObject([
    { id: '7', company: 'Oak & Elm', logoUrl: null, address: null, cityLine: null, contacts: [], website: null },
    { company: 'Ash' },
  ]);
  expect(dropped).toHaveLength(1);
});

it('a vendor has at most two contacts, and empty ones are left out', () => {
  const both = {
    Contact: 'Ann Ash',
    Phone: '(309) 555-0142',
    Email: 'ann@oak.example',
    Contact2: 'Bo Elm',
    Phone2: null,
  };
  expect(parse({ ID: 1, Company: 'Oak', ...both }).vendors[0]?.contacts).toEqual([
    { name: 'Ann Ash', phone: '(309) 555-0142', email: 'ann@oak.example' },
    { name: 'Bo Elm', phone: null, email: null },
  ]);
  const onlySecond = { Contact: '', Phone: null, Email: 'call us', Email2: 'bo@oak.example' };
  expect(parse({ ID: 1, Company: 'Oak', ...onlySecond }).vendors[0]?.contacts).toEqual([
    { name: null, phone: null, email: 'bo@oak.example' },
  ]);
});

it.each([
  ['www.oak.example', { text: 'www.oak.example', url: 'https://www.oak.example/' }],
  ['oak.example/shop', { text: 'oak.example/shop', url: 'https://oak.example/shop' }],
  ['http://www.oak.example/', { text: 'oak.example', url: 'http://www.oak.example/' }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)', url: null }],
  ['coming soon', { text: 'coming soon', url: null }],
  ['', null],
])('the website %j is shown as sent and links with https when it has no scheme', (URL, website) => {
  expect(parse({ ID: 1, Company: 'Oak', URL }).vendors[0]?.website).toEqual(website);
});
