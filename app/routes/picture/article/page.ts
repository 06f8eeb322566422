/* An article's picture shows what its page begins with. */
export { sources } from '~/routes/news-media/article/page';
