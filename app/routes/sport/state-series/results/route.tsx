import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sportOfAddress } from '~/blocks/sport/sport-of-address';
import { hrefWith } from '~/components/ui/href-with';
import { loadLegacyFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { classSlug, winnerReportPath } from '../winner-report/page';

/** Golf has a winner report of its own instead of the old server's page. */
export function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  if (sport.finals !== 'golf') return loadLegacyFrame(args);
  const { classId } = args.params;
  const location = hrefWith(winnerReportPath(sport), { class: classId && classSlug(classId) });
  throw redirect(location, 301);
}

export { default, meta } from '~/routes/legacy-frame/route';
