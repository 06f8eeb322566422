import { Page } from '~/components/ui/page';

export default function Press() {
  return <Page>press</Page>;
}
