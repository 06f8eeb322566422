/* What a supported browser may lack, and what a visitor gets instead. Names are those that the checks print. */

export const styleEnhancements: Readonly<Record<string, string>> = {
  '@media (scripting)': 'Buttons for visitors without scripts are also shown to others.',
  '@page': "Paper has the device's margins and direction.",
  '@property': 'Tailwind sets the initial values for these browsers.',
  ':details-content': 'Closed groups of a list stay closed on paper.',
  ':popover-open': 'app/document/popover-fallback.ts marks open popovers.',
  'anchor-name': 'The calendar is shown in the middle of the window.',
  'position-anchor': 'The calendar is shown in the middle of the window.',
  'animation-timeline': 'The shade at the end of a region that scrolls stays.',
  'scroll()': 'The shade at the end of a region that scrolls stays.',
  'break-after: avoid': 'A heading may be the last line of a sheet.',
  'content-visibility': 'Everything is laid out at once.',
  'contain-intrinsic-block-size': 'Belongs to content-visibility.',
  'overflow-clip-margin': 'Belongs to content-visibility.',
  cursor: 'Phones have no pointer.',
  'font-family: ui-monospace': 'The next font of the list is used.',
  'grid-template-columns: subgrid': 'A fact is shown below its name.',
  'line-clamp': 'Browsers have it with a prefix.',
  outline: 'The outline has square corners.',
  'overscroll-behavior': 'The page behind scrolls too when a region is at its end.',
  'overscroll-behavior-x': 'The page behind scrolls too when a region is at its end.',
  'paint-order': 'Older versions of Chrome have it for drawings, which is where it is used.',
  resize: 'Phones cannot change the size of a field.',
  'scrollbar-width': 'A scroll bar is shown.',
  'text-wrap': 'Lines of a heading differ in length.',
};

export const scriptEnhancements: Readonly<Record<string, string>> = {
  '.canShare': 'Asked for first; the address is copied instead.',
  '.createPolicy': 'Only where trusted types are.',
  '.getAttributeType': 'Only where trusted types are.',
  '.requestFullscreen': 'Asked for first; boards fill the window.',
  '.requestIdleCallback': 'Asked for first; a timer is used.',
  '.requestWindow': 'Asked for first; games have no small window.',
  '.startViewTransition': 'Asked for first by the router, and not used.',
  '.skipTransition': 'Asked for first by the router, and not used.',
  'AbortSignal.timeout': 'Older versions of Chrome have it, with another name of the error.',
};

/** By the name of a feature: `text-wrap` also for `text-wrap: balance`. */
export function isStyleEnhancement(name: string): boolean {
  return listNames(name).some((listed) => listed in styleEnhancements);
}

export function listNames(name: string): readonly string[] {
  return [name, name.split(': ')[0] ?? name];
}
