export { sources } from '../clinics/page';
