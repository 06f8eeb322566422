import { buildHref, Route } from '~/href';
import { MissingPage } from '../shell/page-failure';

export const schoolMissingTitle = 'School Not Found';

export function SchoolNotFound() {
  return (
    <MissingPage
      title={schoolMissingTitle}
      text="The school you're looking for could not be found."
      to={buildHref(Route.schoolsDirectory)}
      linkText="School Directory"
    />
  );
}
