import type { SideNavGroup } from '~/components/ui/side-nav';
import { listNavigationGroups } from '~/config/navigation';

/** Pages of the area that the path's first segment names; none outside the areas. */
export function buildAreaNavigation(path: string, product: string): readonly SideNavGroup[] {
  const [, segment] = path.split('/');
  const area = listNavigationGroups(product).find(({ id }) => id === segment);
  if (area === undefined) return [];
  const links = area.links.filter(({ to }) => to !== `/${area.id}`);
  return [{ title: area.title, links: links.map(({ to, title }) => ({ to, text: title })) }];
}
