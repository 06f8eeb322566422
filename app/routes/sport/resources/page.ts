import { buildSportHeading } from '~/blocks/sport/sport-heading';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { tournamentResources } from '~/upstream/sport-documents';

export function sources({ sport }: SportPageRequest) {
  return { optional: { documents: tournamentResources.with({ sportId: sport.id }) } };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport }: SportPageRequest) {
  const documents = (optional.documents?.value ?? []).map(({ id, name, url, audience }) => ({
    key: id,
    name,
    url,
    note: audience === null ? null : `For ${audience.toLocaleLowerCase('en')}`,
  }));
  return { heading: buildSportHeading(sport), documents };
}
