import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PrintButton } from '~/components/ui/print-button';
import { SearchForm } from '~/components/ui/search-form';
import { Unavailable } from '~/components/ui/unavailable';
import { describeCutoffs, describeEnrollments, enrollmentMultiplier, oneYearBasisFrom } from '~/config/classification';
import { buildHref, Route } from '~/href';
import { loadView } from '~/page/load-view';
import { Cutoffs } from './cutoffs';
import { sources, toView } from './page';
import { Answer } from './school-classes';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export default function Classifications() {
  const { season, view } = useLoaderData<typeof loader>();
  const { path, cutoffs, search, answer } = view;
  return (
    <Page>
      <div className="grid gap-8">
        <Part id="why" title="Why this class">
          <p className="max-w-[60ch] pb-3">
            A school is classified by its enrollment, sport by sport. {describeEnrollments(season)}.{' '}
            {describeCutoffs(season)}.
          </p>
          {answer === null ? (
            <Unavailable what="Enrollments" detail="The cutoffs below are complete." />
          ) : (
            <>
              <SearchForm
                action={path}
                label="School"
                submitLabel="Search schools"
                defaultValue={search}
                className="max-w-[24rem] print:hidden"
              />
              <Answer answer={answer} />
            </>
          )}
        </Part>
        <Part id="cutoffs" title="Cutoffs">
          <Cutoffs tables={cutoffs} />
        </Part>
        <Part id="rules" title="What counts">
          <ul className="grid max-w-[60ch] list-disc gap-1 pl-5">
            <li>Enrollments of programs with recent success are multiplied by {enrollmentMultiplier}.</li>
            <li>A cutoff belongs to the class below it: it is the largest enrollment of that class.</li>
            <li>From {oneYearBasisFrom} on, schools are classified for one year at a time.</li>
            <li>Sports and activities that are not listed have one class for all schools.</li>
          </ul>
          <p className="mt-4 flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={buildHref(Route.schoolsEnrollments)}>School Enrollments</ButtonLink>
            <PrintButton />
          </p>
        </Part>
      </div>
    </Page>
  );
}
