import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { BracketPage } from '~/blocks/state-series/bracket-page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { listSourcesWithText, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, listSourcesWithText, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    title: args.data?.official.name,
    canonical: args.data?.official.canonical,
    picturePath: args.data?.drawn?.picturePath,
  });

export default function Brackets() {
  return <BracketPage {...useLoaderData<typeof loader>()} />;
}
