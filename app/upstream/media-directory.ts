import { emailAddress, website, cityFields, joinCityLine } from './fields/contact';
import { type RowOf, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/misc/news-media-directory: newspapers, stations and websites that cover the association.

/** Kinds of outlets, in page order. */
export const mediaTypes = [
  'Newspaper',
  'Radio',
  'Television',
  'Online',
  'Wire Service',
  'Bureau',
  'Special',
  'Other',
] as const;

export type MediaType = (typeof mediaTypes)[number];

const typesBySuffix: ReadonlyMap<string, MediaType> = new Map([
  ['SPECIAL', 'Special'],
  ['ILLRADIO', 'Radio'],
  ['OUTRADIO', 'Radio'],
  ['ILLTV', 'Television'],
  ['OUTTV', 'Television'],
  ['ILLCABLE', 'Television'],
  ['ILLWEEK', 'Newspaper'],
  ['OUTNEWS', 'Newspaper'],
  ['ILLDAILY', 'Newspaper'],
  ['ILLSEMI', 'Newspaper'],
  ['ONLINE', 'Online'],
  ['WIRE', 'Wire Service'],
  ['BUREAU', 'Bureau'],
]);

function mediaOutlet() {
  return wireObject({
    id: [rowKey(), 'MediaID'],
    name: [text({ required: 'is missing' }), 'MediaName'],
    type: [text().transform((suffix) => typesBySuffix.get(suffix.toUpperCase()) ?? 'Other'), 'TypeSuffix'],
    address: optionalText(),
    cityLine: cityFields(),
    phone: optionalText(),
    fax: optionalText(),
    email: emailAddress(),
    website: [website(), 'URL'],
  }).transform((outlet) => ({ ...outlet, cityLine: joinCityLine(outlet.cityLine) }));
}

export type MediaOutlet = RowOf<typeof mediaOutlet>;

export const mediaOutlets = defineGroup('media-directory', 'directory')(
  'outlets',
  '/v1/misc/news-media-directory',
  readRows(mediaOutlet),
);
