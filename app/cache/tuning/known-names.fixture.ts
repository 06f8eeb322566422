import { policies } from '../policies';
import type { KnownNames } from './policy-document';

/** The built policies, and two sources. */
export const known: KnownNames = {
  policies: new Set(Object.keys(policies)),
  sources: new Set(['golf.leaderboard', 'news.recent']),
};
