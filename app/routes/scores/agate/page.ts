export { declareDay as sources } from '~/blocks/daily-games/day-of-address';
