/** The page of one school. */
export function buildSchoolPath(schoolId: string): string {
  return `/schools/details/${encodeURIComponent(schoolId)}`;
}

/** A school's seasons. */
export function buildSchoolRecordsPath(schoolId: string): string {
  return `/schools/records/${encodeURIComponent(schoolId)}`;
}

/** Why a school is in its classes. */
export function buildSchoolClassesPath(schoolId: string): string {
  return `/schools/enrollments-classifications?school=${encodeURIComponent(schoolId)}`;
}

/** The calendar with the events of the sports and activities of a school. */
export function buildSchoolEventsPath(schoolId: string): string {
  return `/calendar?school=${encodeURIComponent(schoolId)}`;
}

/** The directory of all schools. */
export const schoolDirectoryPath = '/schools/school-directory';

/** Whether an address may name a school: about other ids upstream is not asked. */
export function mayBeSchoolId(id: string): boolean {
  return /^\d{1,6}$/.test(id);
}
