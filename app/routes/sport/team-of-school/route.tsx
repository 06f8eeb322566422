import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadView } from '~/page/load-view';
import { sources, toView } from './page';

/** Redirects to the page of a school's team, for links that know only the association's id of the school. */
export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

/** Never rendered: the loader redirects or fails. */
export default function TeamOfSchool() {
  return null;
}
