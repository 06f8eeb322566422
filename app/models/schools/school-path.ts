/** Unknown ids are not requested from upstream. */
export function mayBeSchoolId(id: string): boolean {
  return /^\d{1,6}$/.test(id);
}
