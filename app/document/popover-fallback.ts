/**
 * Opens and closes popovers where the browser does not (before Safari 17): marks the open one and announces it, as `app/styles/popovers.css`
 * and `usePopover` expect. Runs before the first paint, so that no popover is shown meanwhile.
 */
export const popoverFallback = `if (!("popover" in HTMLElement.prototype)) {
document.documentElement.dataset.popovers = "scripted";
const setOpen = (popup, isOpen) => {
if (popup.hasAttribute("data-open") === isOpen) return;
popup.toggleAttribute("data-open", isOpen);
popup.dispatchEvent(Object.assign(new Event("toggle"), { newState: isOpen ? "open" : "closed" }));
};
HTMLElement.prototype.hidePopover = function () { setOpen(this, false); };
const handle = ({ type, key, target }) => {
const wanted = target.closest?.("[popovertarget]")?.getAttribute("popovertarget");
for (const popup of document.querySelectorAll("[popover]")) {
const isOpen = popup.hasAttribute("data-open");
const stays = popup.id === wanted ? isOpen !== (type === "click") : isOpen && popup.contains(target);
setOpen(popup, stays && key !== "Escape");
}
};
for (const type of ["click", "pointerdown", "keydown"]) addEventListener(type, handle);
}`;
