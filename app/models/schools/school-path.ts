/** The page of one school. */
export function schoolPath(schoolId: string): string {
  return `/schools/details/${encodeURIComponent(schoolId)}`;
}
