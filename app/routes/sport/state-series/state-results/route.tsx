import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { LegacyFramePage } from '~/blocks/legacy-frame/legacy-frame-page';
import { loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { declareShownSources, toView } from './page';
import { ResultDocuments } from './result-documents';

export const loader = (args: LoaderFunctionArgs) => loadView(args, declareShownSources, toView);

export const meta: MetaFunction<typeof loader> = (args) => {
  const view = args.data?.view;
  return buildPageMeta(args, { title: view?.kind === 'tennis' ? view.name : undefined, canonical: view?.canonical });
};

/** Results of every sport's finals at one address; golf, tennis and all others have their own forms. */
export default function StateResults() {
  const { heading, view, unavailable } = useLoaderData<typeof loader>();
  const isUnavailable = unavailable.includes('documents');
  switch (view.kind) {
    case 'golf':
      return <GolfDocuments heading={heading} view={view} isUnavailable={isUnavailable} />;
    case 'tennis':
      return <LegacyFramePage heading={heading} view={view} text={view.text} />;
    case 'documents':
      return <ResultDocuments heading={heading} view={view} isUnavailable={isUnavailable} />;
  }
}
