import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { sources, toView } from './page';

/** All classes are on one page, so the canonical link has no class. */
export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.view.canonical });

export default function StateTeeTimes() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <GolfDocuments {...shown} isUnavailable={unavailable.includes('documents')} />;
}
