import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadView } from '~/page/load-page';
import { sources, toView } from './page';

/** For links that know only the school's id. */
export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export default function TeamOfSchool() {
  return null;
}
