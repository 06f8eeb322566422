import { lightControlAttribute } from '~/components/shell/light-control';

/*
Light pages: on a slow or saving device, or by choice, a page is its document alone (docs/decisions/0048). Every document has these
scripts, so they are short.
 */

/** Key of `localStorage`: `on` or `off`, as the visitor chose. */
const lightPagesKey = 'light-pages';

interface FirstFiles {
  /** Address of the font of running text. */
  readonly font: string;
  /** Addresses of the pictures of the first view. */
  readonly pictures: readonly string[];
}

/** Script: `isPoor` is whether files are to be saved, by the visitor's choice, the device's setting or its network. */
export const readPoorNetwork = `let choice; try { choice = localStorage.getItem(\`${lightPagesKey}\`) } catch {}
const { saveData, effectiveType } = navigator.connection ?? {};
const isPoor = choice ? choice === "on" : saveData || /2g/.test(effectiveType) || matchMedia("(prefers-reduced-data)").matches;`;

/** Decides before the first paint whether the page is light; otherwise it starts loading the first view's files. */
export function buildLightDecision({ font, pictures }: FirstFiles): string {
  const fetchPictures = pictures.map(
    // No picture's address may end the script.
    (src) =>
      `Object.assign(new Image(), { fetchPriority: "high", src: ${JSON.stringify(src).replaceAll('<', '\\u003c')} });`,
  );
  return `{ ${readPoorNetwork}
if (isPoor) document.documentElement.dataset.scripts = "off";
else { document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href: ${JSON.stringify(font)} }));${fetchPictures.join('')} } }`;
}

/** Starts the app, after the visitor's request on a light page. `begin` loads it; without `styleSheet` the document links the styles. */
export function buildLightControls(begin: string, styleSheet: string | undefined): string {
  const appendSheet = styleSheet === undefined ? '' : `append("stylesheet", ${JSON.stringify(styleSheet)});`;
  return `const { dataset } = document.documentElement;
const loadWhole = () => { delete dataset.scripts; ${appendSheet} ${begin} };
const choice = document.querySelector("[${lightControlAttribute}=switch]");
if (dataset.scripts) choice.ariaPressed = "true"; else loadWhole();
addEventListener("click", ({ target }) => {
const control = target.closest?.("[${lightControlAttribute}]");
if (control === choice) {
const isOn = choice.ariaPressed !== "true";
choice.ariaPressed = isOn;
try { localStorage.setItem("${lightPagesKey}", isOn ? "on" : "off") } catch {}
if (isOn) location.reload();
}
if (control && dataset.scripts) loadWhole(); });`;
}

const leastWaitMs = 60_000;
/** A device's clock may be wrong. */
const longestWaitMs = 300_000;
const lookIntervalMs = 5000;

/** Reloads a visible light page once its live results are old. It fetches first, because a failed reload would remove the page. */
export function buildLightReload(freshUntilMs: number): string {
  return `const { dataset } = document.documentElement;
if (dataset.scripts) {
let dueMs = Date.now() + Math.max(${leastWaitMs}, Math.min(${longestWaitMs}, ${freshUntilMs} - Date.now()));
const reload = () => {
if (!dataset.scripts || document.hidden || Date.now() < dueMs || document.activeElement.matches("input, select")) return;
dueMs = Date.now() + ${leastWaitMs};
fetch(location).then(({ ok }) => ok && location.reload(), () => {});
};
setInterval(reload, ${lookIntervalMs}); addEventListener("visibilitychange", reload); }`;
}
