import { useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';
import { ServerPageContext } from './server-page';

/**
 * The error for a route's error boundary. Server answers and failed navigations are shown on the page. An error thrown
 * in the browser by the page that the server rendered is rethrown: `<ServerPageBoundary>` then shows the server's HTML
 * again, which is better than an error page.
 */
export function usePageError(): unknown {
  const error = useRouteError();
  const serverPage = useContext(ServerPageContext);
  const routerErrors = useContext(RouterStateContext)?.errors;
  const isOfRouter = Object.values(routerErrors ?? {}).includes(error);
  if (serverPage?.isShown() === true && !isOfRouter) throw error;
  return error;
}
