import { requireEmbed } from '~/blocks/embeds/embed-kinds';
import type { PageRequest, PageSources, SportPageRequest } from '~/page/page-sources';

/** The sources that the address of a document for frames names. */
export function sources(request: PageRequest): PageSources {
  return requireEmbed(request.route).declare(request as SportPageRequest);
}
