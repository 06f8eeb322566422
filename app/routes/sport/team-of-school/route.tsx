import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

/** For links that know only the school's id. */
export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function TeamOfSchool() {
  return null;
}
