import { buildHref, Route } from '~/href';
import { BackButton } from '../ui/back-button';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';

export const schoolMissingTitle = 'School Not Found';

/** Shown instead of the page of an unknown school. */
export function SchoolNotFound() {
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader
        title={schoolMissingTitle}
        kicker="Schools"
        trail={[
          { to: '/', text: 'Home' },
          { to: '/schools', text: 'Schools' },
        ]}
      />
      <EmptyState
        actions={
          <>
            <ButtonLink to={buildHref(Route.schoolsDirectory)} look="solid">
              School Directory
            </ButtonLink>
            <BackButton />
          </>
        }
      >
        The school you're looking for could not be found.
      </EmptyState>
    </main>
  );
}
