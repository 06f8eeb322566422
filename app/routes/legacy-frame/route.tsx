import { useLoaderData } from '@remix-run/react';
import { findFrameRedirect, listFramedPageSources, toFramedPageView } from '~/blocks/legacy-frame/legacy-frame';
import { LegacyFramePage } from '~/blocks/legacy-frame/legacy-frame-page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';

export const loader = (args: LoaderArgs) => loadView(args, listFramedPageSources, toFramedPageView, findFrameRedirect);

export const meta = describePage<typeof loader>(({ view: { name, canonical } }) => ({ title: name, canonical }));

/** Shared by all pages that show only a page of the old server, named by their row of the route table. */
export default function LegacyFrameRoute() {
  return <LegacyFramePage {...useLoaderData<typeof loader>()} />;
}
