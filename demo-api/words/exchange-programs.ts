import { splitList } from './split-list';

export const exchangeNames: readonly string[] = splitList(`
  Lantern Year, Open Porch, Two Kitchens, Long Table, Blue Suitcase, Sandhill, Fourth Continent, Paper Boat,
  Second Alphabet, Harbor & Heartland, Windowseat, Nine Time Zones, Common Loaf, Kite String, Far Meadow,
  Grand Tandem, Morning Post, Wide River, Hearth & Horizon, Red Thread
`);

export const exchangeForms = [
  'International',
  'Student Exchange',
  'Youth Exchange Foundation',
  'Academic Year Program',
  'Scholars, Inc.',
  'Intercultural Society',
] as const;
