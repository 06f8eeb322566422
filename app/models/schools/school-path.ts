/** Whether an address may name a school: about other ids upstream is not asked. */
export function mayBeSchoolId(id: string): boolean {
  return /^\d{1,6}$/.test(id);
}
