/** Storage key of the games that this browser has seen, see `serializeSeenGames`. */
export const seenGamesKey = 'seen-games';

/** How long scores stay hidden if the page's scripts never come. */
const mostHiddenMs = 10_000;

/** Hides scores older than those that this browser has seen, before the first paint, until the page's scripts show later ones. */
export const hideOutdatedScores = `if (!document.documentElement.dataset.scripts) try {
for (const line of localStorage.getItem("${seenGamesKey}").split("\\n")) {
const [id, , , asOf, kind, scores] = line.split("|");
for (const found of document.querySelectorAll('[data-as-of] [href^="/games/' + id + '?"], [data-contest="' + id + '"]')) {
const game = found.closest(".game") || found.querySelector(".game") || found;
const shown = [...game.querySelectorAll(".game-points, span > b")].map((points) => points.textContent.replace(/\\D/g, ""));
const seen = scores.split(/[ -]/);
if (parseInt(asOf, 36) > found.closest("[data-as-of]").dataset.asOf / 1000 && (game.matches(".game-live, .bracket-live") !== (kind === "l") || (shown.length === seen.length && "" + shown !== "" + seen))) {
game.dataset.outdated = "";
setTimeout(() => game.removeAttribute("data-outdated"), ${mostHiddenMs});
}}}} catch {}`;

/** Shows the scores again, once the latest states are on the page. */
export function showOutdatedScores(): void {
  for (const game of document.querySelectorAll('[data-outdated]')) game.removeAttribute('data-outdated');
}
