import { applyHiddenParts } from '~/components/shell/hidden-parts';
import { renderDocument } from '~/document/light-document';
import { type LoaderArgs, loadPage, requirePageRequest } from '~/page/load-page';
import { BoardPage } from './board-page';
import { boardScript } from './board-script';
import { boardStyles } from './board-styles';
import { buildBoardPath, sources, toBoardView } from './page';

/** Scores for a screen in a gym: a document of its own, whose browser may be old and has nobody who touches it. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const request = requirePageRequest(args);
  const view = toBoardView(await loadPage(args, sources), request);
  return renderDocument(args.context.site, {
    title: view.picture.title,
    canonical: buildBoardPath(request.query),
    body: <BoardPage view={view} />,
    // A device that hides results hides them here, unless the address says that they are shown.
    ...(view.resultsPath !== null && { script: applyHiddenParts }),
    styles: boardStyles,
    bodyScript: boardScript,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <noscript>
          <meta httpEquiv="refresh" content={`${view.everySeconds};url=${view.nextPath}`} />
        </noscript>
      </>
    ),
  });
}
