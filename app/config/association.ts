/* Facts of the association whose folder was chosen when the site was built. Pages take its names and its zone from the environment. */
export { anniversary } from './facts/anniversary.generated';
export { bodies } from './facts/bodies.generated';
export { contact } from './facts/contact.generated';
export { foundedYear } from './facts/foundedYear.generated';
export { mainAccounts } from './facts/mainAccounts.generated';
export { name } from './facts/name.generated';
export { officialAccounts } from './facts/officialAccounts.generated';
export { playoffSportId } from './facts/playoffSportId.generated';
export { schoolsWithoutStatistics } from './facts/schoolsWithoutStatistics.generated';
export { shortName } from './facts/shortName.generated';
export { standingRulesVideos } from './facts/standingRulesVideos.generated';
export { stateCode } from './facts/stateCode.generated';
export { timeZone } from './facts/timeZone.generated';
export { townMeetings } from './facts/townMeetings.generated';
