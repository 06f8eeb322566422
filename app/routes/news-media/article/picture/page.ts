/* An article's picture shows the beginning of its page. */
export { sources } from '../page';
