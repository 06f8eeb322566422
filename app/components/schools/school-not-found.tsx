import { buildHref, Route } from '~/href';
import { BackButton, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';

export const schoolMissingTitle = 'School Not Found';

export function SchoolNotFound() {
  return (
    <Page title={schoolMissingTitle}>
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
    </Page>
  );
}
