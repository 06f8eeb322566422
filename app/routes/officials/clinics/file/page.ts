export { sources } from '../page';
