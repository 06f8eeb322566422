import type { Sponsor } from './sponsors';

type VendorKey = 'SchoolMerch' | 'SchoolPub' | 'OffMerch' | 'Rings';

export interface Vendor extends Pick<Sponsor, 'name' | 'color' | 'ink' | 'emblem'> {
  readonly key: VendorKey;
  /** Vendors without a wordmark are listed by name. */
  readonly hasMark: boolean;
}

type Row = readonly [
  key: VendorKey,
  name: string,
  color: string,
  ink: string,
  emblem: Sponsor['emblem'],
  hasMark?: false,
];

const rows: readonly Row[] = [
  ['SchoolMerch', 'Thistle & Thread Apparel', '#4b2a7b', '#ffffff', 'leaf'],
  ['SchoolMerch', 'Barn Owl Screenprint', '#4f3220', '#fff6e6', 'barn'],
  ['SchoolMerch', 'Sandhill Letterworks', '#0f4c81', '#ffffff', 'wave'],
  ['SchoolMerch', 'Plowline Embroidery, LLC', '#1f5a3c', '#ffffff', 'leaf', false],
  ['SchoolMerch', 'Bluestem Blankets & Throws', '#1b4fa0', '#ffffff', 'star'],
  ['SchoolMerch', 'Copperkettle Drinkware', '#9c2a10', '#fff6e6', 'ring'],
  ['SchoolMerch', 'Quillfeather Patches', '#101820', '#f2c14e', 'bolt', false],
  ['SchoolMerch', 'Prairie Lantern Spirit Wear', '#f2c14e', '#1a1305', 'sun'],
  ['SchoolMerch', 'Ninefold Socks', '#33393f', '#ffffff', 'ring'],
  ['SchoolMerch', 'Marlow Harbor Foam & Novelties', '#0d5c63', '#ffffff', 'wave', false],
  ['SchoolMerch', "O'Brannigan Bros. Pennants", '#7a1f2b', '#ffffff', 'star'],
  ['SchoolMerch', 'Heronwing Teamwear', '#1d3b73', '#ffffff', 'bolt'],
  ['SchoolMerch', 'Graincart Graphics', '#cf6116', '#1a0d02', 'barn', false],
  ['SchoolMerch', 'Peña e Hijos Camisetas', '#a31621', '#ffffff', 'sun'],
  [
    'SchoolMerch',
    'The Old Depot Lettering, Stitching & Monogram Company of Quarry Falls',
    '#1a6b35',
    '#ffffff',
    'key',
    false,
  ],
  ['SchoolPub', 'Folio & Field Yearbooks', '#14213d', '#fbf3e2', 'key'],
  ['SchoolPub', 'Third Row Photography', '#2f6388', '#ffffff', 'ring'],
  ['SchoolPub', 'Goldenrod Program Press', '#f2c14e', '#1a1305', 'sun', false],
  ['SchoolPub', 'Understory Printing Cooperative', '#2c5530', '#ffffff', 'leaf'],
  ['SchoolPub', 'Locust Street Bindery', '#4f3220', '#fff6e6', 'key', false],
  ['OffMerch', 'Stripe & Whistle Outfitters', '#101820', '#ffffff', 'bolt'],
  ['OffMerch', 'Coinflip Officials Gear', '#8f1d2c', '#ffffff', 'ring', false],
  ['OffMerch', 'Plate & Mask Umpire Works', '#33393f', '#f2c14e', 'star'],
  ['Rings', 'Keepstone Championship Jewelry', '#4b2a7b', '#f2c14e', 'ring'],
  ['Rings', 'Sorley Signet Company', '#1d3b73', '#f2c14e', 'star'],
  ['Rings', 'Vesper & Tarrant Medallions', '#7a1f2b', '#f2c14e', 'sun', false],
];

export const vendors: readonly Vendor[] = rows.map(([key, name, color, ink, emblem, hasMark = true]) => ({
  key,
  name,
  color,
  ink,
  emblem,
  hasMark,
}));
