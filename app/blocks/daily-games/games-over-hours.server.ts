/* Empty in browsers, which fetch the drawing only for a page that has one. */
export { default as GamesOverHours } from './games-over-hours';
