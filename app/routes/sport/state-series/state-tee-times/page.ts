export { finalsPapersSources as sources } from '../finals-papers-sources';
