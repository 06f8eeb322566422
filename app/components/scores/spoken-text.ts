import { ValueStore } from '~/browser/value-store';

/** What has changed about the games of the page, for screen readers. */
export const spokenText = new ValueStore('');

/** Key of the watched game in `sessionStorage`. */
export const watchedGameKey = 'watched-game';
