import { useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';
import { ServerPageContext } from './server-page';

/** Rethrows an error of the server-rendered page, so that `<ServerPageBoundary>` shows the server's HTML again. */
export function usePageError(): unknown {
  const error = useRouteError();
  const serverPage = useContext(ServerPageContext);
  const routerErrors = useContext(RouterStateContext)?.errors;
  const isOfRouter = Object.values(routerErrors ?? {}).includes(error);
  if (serverPage?.isShown() === true && !isOfRouter) throw error;
  return error;
}
