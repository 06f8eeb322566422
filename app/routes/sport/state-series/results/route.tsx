import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { listFramedPageSources, toFramedPageView } from '~/blocks/legacy-frame/legacy-frame';
import { LegacyFramePage } from '~/blocks/legacy-frame/legacy-frame-page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { findElsewhere } from './page';

export const loader = (args: LoaderArgs) => loadView(args, listFramedPageSources, toFramedPageView, findElsewhere);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: args.data?.view.name, canonical: args.data?.view.canonical });

export default function Results() {
  return <LegacyFramePage {...useLoaderData<typeof loader>()} />;
}
