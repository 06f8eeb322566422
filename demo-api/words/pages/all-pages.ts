import { aboutPages } from './about-pages';
import { healthPages } from './health-pages';
import { legalPages } from './legal-pages';
import { mediaPages } from './media-pages';
import { officialsPages } from './officials-pages';
import { resourcePages, sportsmanshipPages } from './resource-pages';
import { schoolPages } from './school-pages';
import type { WrittenPage } from './written-page';

/** Every CMS page. */
export const writtenPages: readonly WrittenPage[] = [
  ...aboutPages,
  ...legalPages,
  ...healthPages,
  ...mediaPages,
  ...officialsPages,
  ...resourcePages,
  ...sportsmanshipPages,
  ...schoolPages,
];
