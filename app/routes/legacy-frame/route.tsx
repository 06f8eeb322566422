import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildPageMeta } from '~/page/page-meta';
import { LegacyFramePage } from './legacy-frame-page';
import { loadLegacyFrame } from './load-legacy-frame';

export const loader = (args: LoaderFunctionArgs) => loadLegacyFrame(args);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: args.data?.view.name, canonical: args.data?.view.canonical });

/** Shared by all pages that show only a page of the old server, named by their row of the route table. */
export default function LegacyFrameRoute() {
  return <LegacyFramePage {...useLoaderData<typeof loader>()} />;
}
