import { useRouteLoaderData } from '@remix-run/react';
import type { SideNavGroup } from '~/components/ui/side-nav';
import type { toSportBarView } from './sport-bar-view';

/** The sport's pages, which the layout around the sections has loaded. */
export function useSportPages(): SideNavGroup {
  const { bar } = useRouteLoaderData('sport') as { readonly bar: ReturnType<typeof toSportBarView> };
  const { title, to, links, more } = bar;
  return { title, links: [{ to, text: title }, ...links, ...more].map((link) => ({ ...link, isExact: true })) };
}
