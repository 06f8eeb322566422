/** Connects the menu's buttons to the menu, and makes its groups close one another. */
export const menuId = 'main-menu';
