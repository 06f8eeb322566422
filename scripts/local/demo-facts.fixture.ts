import type { OwnFacts } from './demo-facts';

/** Of an association that is not the demo association. */
export const factsOfAnother: OwnFacts = {
  name: 'Another Association',
  shortName: 'XYZ',
  contact: { street: '77 Timberline Avenue', phone: { text: '(541) 201-0177' } },
  mainAccounts: [{ href: 'https://social.test/@xyz' }],
  officialAccounts: [{ url: 'https://video.test/xyz' }],
};
