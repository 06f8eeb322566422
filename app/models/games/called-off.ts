/** A game that is not played on the day for which it is listed. */
export type CalledOff = 'Cancelled' | 'Postponed';

/** Status of words such as `CNL`, `Canceled` or `PPD - lightning`; `null` for other words. */
export function parseCalledOff(words: string): CalledOff | null {
  if (/^\s*(?:cnl|can|cancel|cancell?ed)\b/i.test(words)) return 'Cancelled';
  return /^\s*(?:ppd|postponed)\b/i.test(words) ? 'Postponed' : null;
}

/** `Lightning` of `PPD - lightning`; `null` without a reason. */
export function formatCalledOffReason(words: string): string | null {
  if (parseCalledOff(words) === null) return words.trim() || null;
  const [, reason = words.trim()] = /^\s*[a-z]+\s*(?:[-–:,]\s*(.*?))?\s*$/i.exec(words) ?? [];
  if (/^[a-z]*$/i.test(reason) && parseCalledOff(reason) !== null) return null;
  return reason === '' ? null : reason.charAt(0).toUpperCase() + reason.slice(1);
}
