/** Attribute of the controls of light pages: `load` begins the rest of this page, `switch` turns light pages on or off on this device. */
export const lightControlAttribute = 'data-light-pages';
