import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

/** All classes are on one page, so the canonical link has no class. */
export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ view }) => ({ canonical: view.canonical }));

export default function StateTeeTimes() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <GolfDocuments {...shown} isUnavailable={unavailable.includes('documents')} />;
}
