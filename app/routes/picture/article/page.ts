/* An article's picture shows the beginning of its page. */
export { sources } from '~/routes/news-media/article/page';
