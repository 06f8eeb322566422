/** Ties the menu's buttons to the menu; also the name that makes its groups close one another. */
export const menuId = 'main-menu';
