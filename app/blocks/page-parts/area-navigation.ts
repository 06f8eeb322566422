import type { SideNavGroup } from '~/components/ui/side-nav';
import { listNavigationGroups } from '~/config/navigation';

/**
 * Pages of a path's area, by its first segment; none outside the areas.
 * @param product the association's short name
 */
export function buildAreaNavigation(path: string, product: string): readonly SideNavGroup[] {
  const [, segment] = path.split('/');
  const area = listNavigationGroups(product).find(({ id }) => id === segment);
  if (area === undefined) return [];
  const links = area.links.filter(({ to }) => to !== `/${area.id}`);
  return [{ title: area.title, links: links.map(({ to, title }) => ({ to, text: title })) }];
}
