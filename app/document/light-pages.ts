/*
 * Light pages: on a network or device that saves data, or by the visitor's choice, a page is its document alone. The browser decides, so
 * everybody gets the same document: docs/decisions/0048. `data-scripts="off"` of the document's element marks a light page for
 * styles and scripts; `data-light` says that this device gets light pages.
 */

/** Attribute of the controls: `load` begins the rest of this page, `switch` turns light pages on or off on this device. */
export const lightControlAttribute = 'data-light-pages';
/** Key of `localStorage`: `on` or `off`, as the visitor chose. */
const lightPagesKey = 'light-pages';

interface FirstFiles {
  /** Address of the font of running text. */
  readonly font: string;
  /** Addresses of the pictures of the first view. */
  readonly pictures: readonly string[];
}

/**
 * Decides before the first paint whether the page is light. On any other page it begins what the first view needs besides the document:
 * in markup, browsers would begin it before any script can decide.
 */
export function buildLightDecision({ font, pictures }: FirstFiles): string {
  const preloadFont = `document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href: ${JSON.stringify(font)} }));`;
  const fetchPictures = pictures.map(
    // No picture's address may end the script.
    (src) =>
      `Object.assign(new Image(), { fetchPriority: "high", src: ${JSON.stringify(src).replaceAll('<', '\\u003c')} });`,
  );
  return `{ let choice; try { choice = localStorage.getItem("${lightPagesKey}") } catch {}
const { saveData, effectiveType } = navigator.connection ?? {};
const { dataset } = document.documentElement;
if (choice === "on" || choice !== "off" && (saveData || /2g$/.test(effectiveType) || matchMedia("(prefers-reduced-data: reduce)").matches)) { dataset.light = ""; dataset.scripts = "off" }
else { ${preloadFont}${fetchPictures.join('')} } }`;
}

/**
 * Begins the whole page, unless it is light: then once the visitor asks for it.
 * @param begin script that loads the app after the next paint
 * @param styleSheet address of the whole style sheet, which the document links where it is `undefined`
 */
export function buildLightControls(begin: string, styleSheet: string | undefined): string {
  const appendSheet =
    styleSheet === undefined
      ? ''
      : `document.body.append(Object.assign(document.createElement("link"), { rel: "stylesheet", fetchPriority: "low", href: ${JSON.stringify(styleSheet)} }));`;
  return `const { dataset } = document.documentElement;
let isLoaded = false;
const loadWhole = () => { if (isLoaded) return; isLoaded = true; delete dataset.scripts; ${appendSheet}
${begin} };
const showChoice = () => document.querySelectorAll('[${lightControlAttribute}="switch"]').forEach((control) => control.setAttribute("aria-pressed", "light" in dataset));
showChoice();
if (dataset.scripts !== "off") loadWhole();
addEventListener("click", ({ target }) => {
const control = target instanceof Element && target.closest("[${lightControlAttribute}]");
if (!control) return;
if (control.getAttribute("${lightControlAttribute}") === "switch") {
const isOn = !("light" in dataset);
try { localStorage.setItem("${lightPagesKey}", isOn ? "on" : "off") } catch {}
if (isOn) return location.reload();
delete dataset.light; showChoice();
}
loadWhole(); });`;
}

const leastWaitMs = 60_000;
const jitterMs = 5000;
const lookIntervalMs = 5000;

/**
 * Reloads a light page with live results once they are no longer fresh, while it is visible or when the visitor comes back to it.
 * It fetches the page first, because a failed reload would take away what is shown, and never while the visitor fills in a field.
 * @param freshUntilMs real clock
 */
export function buildLightReload(freshUntilMs: number): string {
  return `if (document.documentElement.dataset.scripts === "off") {
const wait = () => Date.now() + Math.max(${leastWaitMs}, ${freshUntilMs} - Date.now()) + Math.random() * ${jitterMs};
let dueMs = wait();
const reloadWhenDue = async () => {
if (document.visibilityState !== "visible" || Date.now() < dueMs || document.documentElement.dataset.scripts !== "off" || document.activeElement?.matches("input, select, textarea")) return;
dueMs = wait();
const answer = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
if (answer?.ok) location.reload();
};
setInterval(reloadWhenDue, ${lookIntervalMs});
addEventListener("visibilitychange", reloadWhenDue); }`;
}
