/** The page of one sport's daily games. */
export function dailyGamesPath(sportId: string): string {
  return `/sports/${sportId}/scores`;
}
