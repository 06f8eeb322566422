import { contact, mainAccounts, name, officialAccounts, shortName } from '~/config/association';
import { parseUrl } from '~/models/text/parse-url';
import { findAssociationFolder } from '../build/association-stamp.mjs';

/** Facts of an association's folder that nobody else has. */
export interface OwnFacts {
  readonly name: string;
  readonly shortName: string;
  readonly contact: { readonly street: string; readonly phone: { readonly text: string } };
  readonly mainAccounts: readonly { readonly href: string }[];
  readonly officialAccounts: readonly { readonly url: string }[];
}

/** Of the folder with which this command was built. */
export const ownFacts: OwnFacts = { name, shortName, contact, mainAccounts, officialAccounts };

/** Of the invented association whose folder is `association`. */
export const demoFacts = {
  name: 'Prairie State Activities Association',
  shortName: 'PSAA',
  street: '1200 Fieldhouse Road',
  phone: '(555) 555-0142',
};

/** The line that names the facts which are still the demo association's; no line if none is. */
export function findDemoFacts({ name, shortName, contact, mainAccounts, officialAccounts }: OwnFacts): string[] {
  const isOfDemo = (address: string) =>
    (parseUrl(address)?.hostname ?? '').endsWith('.example') || address.split(/\W/).includes(demoFacts.shortName);
  const found = [
    name === demoFacts.name && 'name',
    shortName === demoFacts.shortName && 'shortName',
    contact.street === demoFacts.street && 'contact.street',
    contact.phone.text === demoFacts.phone && 'contact.phone',
    mainAccounts.some(({ href }) => isOfDemo(href)) && 'mainAccounts',
    officialAccounts.some(({ url }) => isOfDemo(url)) && 'officialAccounts',
  ].filter((fact) => fact !== false);
  return found.length === 0
    ? []
    : [
        `${findAssociationFolder()}/association.json has facts of the demo association (${found.join(', ')}), which every page would show: see docs/deploying.md, "Your association".`,
      ];
}
