import { defineList } from '~/blocks/list/list-rules';
import { toServerListView } from '~/blocks/list/list-view';
import { chooseArt } from '~/config/art-for-words';
import { findSportByTitle } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { nameHiddenResult } from '~/models/content/tells-result';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { type PhotoGallery, photoGalleries } from '~/upstream/photos';

export const sources = () => ({ optional: { galleries: photoGalleries.with({}) } });

export type GalleryView = ReturnType<typeof toGallery>;

const path = buildHref(Route.newsPhotos);

export const galleryRules = defineList<PhotoGallery>({
  nouns: ['gallery', 'galleries'],
  searchLabel: 'Title, sport or photographer',
  getNames: ({ title, sportName, photographer }) => [[title, sportName, photographer?.name].filter(Boolean).join(' ')],
  unitsPerPage: 24,
  emptyText: 'No photo galleries found.',
  noMatchText: 'No photo galleries match your search.',
});

function toGallery({ id, ...gallery }: PhotoGallery, index: number) {
  return {
    ...gallery,
    neutralTitle: nameHiddenResult(gallery.title),
    key: `${id} ${index}`,
    art: chooseArt(gallery.sportName, gallery.title),
  };
}

/** Upstream's spelling of sports varies, so known sports get their title. */
function nameSport({ sportName, ...gallery }: PhotoGallery): PhotoGallery {
  return { ...gallery, sportName: findSportByTitle(sportName ?? '')?.title ?? sportName };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query }: PageRequest) {
  const galleries = (optional.galleries?.value ?? []).map(nameSport);
  const view = toServerListView(galleries, galleryRules, query, path, toGallery);
  return { view: unavailable.includes('galleries') ? null : view };
}
