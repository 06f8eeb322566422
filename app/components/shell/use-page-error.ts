import { useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';
import { ServerPageContext } from './server-page';

/**
 * What a route's error boundary has to tell. An answer of the server, or a failed navigation, is told on the page. An error
 * that was thrown in the browser by the page which the server sent is thrown on: `<ServerPageBoundary>` shows the
 * server's HTML again, which says more than an error page.
 */
export function usePageError(): unknown {
  const error = useRouteError();
  const serverPage = useContext(ServerPageContext);
  const routerErrors = useContext(RouterStateContext)?.errors;
  const isOfRouter = Object.values(routerErrors ?? {}).includes(error);
  if (serverPage?.isShown() === true && !isOfRouter) throw error;
  return error;
}
