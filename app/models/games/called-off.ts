/** A game that is not played on the day for which it is listed. */
export type CalledOff = 'Cancelled' | 'Postponed';

/** What feeds write in many ways, such as `CNL`, `Canceled`, `PPD - lightning`; `null` for other words. */
export function parseCalledOff(words: string): CalledOff | null {
  if (/^\s*(?:cnl|can|cancel|cancell?ed)\b/i.test(words)) return 'Cancelled';
  return /^\s*(?:ppd|postponed)\b/i.test(words) ? 'Postponed' : null;
}

/** Whether the words say no more than the status. */
export function isCalledOffAlone(words: string): boolean {
  return parseCalledOff(words) !== null && /^\s*[a-z]+\s*$/i.test(words);
}
