/** Id of a football team's row in the playoff lists. */
export function buildTeamAnchor(footballId: string): string {
  return `team-${footballId}`;
}
