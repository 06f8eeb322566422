/** Storage key of the games that this browser has seen, see `serializeSeenGames`. */
export const seenGamesKey = 'seen-games';

/** How long scores stay hidden if the page's scripts never come. */
const mostHiddenMs = 10_000;

/**
 * Hides the scores of games of which this browser has seen a later state, until the page's scripts show that. It runs at the end of the body,
 * before the first paint of most pages. Games that say the same are left alone.
 */
export const hideOutdatedScores = `const hidden = []; let kept = "";
try { kept = localStorage.getItem("${seenGamesKey}") ?? ""; } catch {}
for (const line of kept.split("\\n")) {
const [id, , , asOf, kind, scores] = line.split("|");
if (scores === undefined) continue;
for (const found of document.querySelectorAll('[data-as-of] a[href^="/games/' + CSS.escape(id) + '?"], [data-contest="' + CSS.escape(id) + '"]')) {
const game = found.closest(".game") ?? found.querySelector(".game") ?? found;
const shown = [...game.querySelectorAll(".game-points, span > b")].map((points) => parseInt(points.textContent) || points.textContent === "0" ? String(parseInt(points.textContent)) : "");
if (!(parseInt(asOf, 36) > Math.floor(found.closest("[data-as-of]").dataset.asOf / 1000))) continue;
if (game.matches(".game-live, .bracket-live") === (kind === "l") && (shown.join() === scores.split(/[ -]/).join() || shown.length < scores.split(/[ -]/).length)) continue;
game.dataset.outdated = ""; hidden.push(game);
}
}
if (hidden.length > 0) setTimeout(() => hidden.forEach((game) => game.removeAttribute("data-outdated")), ${mostHiddenMs});`;

/** Shows the scores again, once the latest states are on the page. */
export function showOutdatedScores(): void {
  for (const game of document.querySelectorAll('[data-outdated]')) game.removeAttribute('data-outdated');
}
