import { useLoaderData } from '@remix-run/react';
import { Button, ButtonLink } from '~/components/ui/button';
import { SearchField, SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { Page } from '~/components/ui/page';
import { SharePage } from '~/components/ui/share-page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

/** Builds the address of a board, for whoever hangs up a screen. */
export default function BoardSetup() {
  const { path, fields, everyOptions, every, place, boardPath, siteUrl } = useLoaderData<typeof loader>();
  return (
    <Page>
      <p className="max-w-[60ch] pb-4">
        Scores in large type for a television in a gym. Open the address in the screen's browser and leave it open: it
        moves on by itself, keeps the last scores when the network fails, and always shows how old they are.
      </p>
      <FilterForm
        action={path}
        label="What the screen shows"
        className="grid max-w-[46rem] items-end gap-x-3 gap-y-3 tablet:grid-cols-2"
      >
        {fields.map(({ name, label, value, options }) => (
          <SelectField key={name} name={name} label={label} options={options} defaultValue={value} />
        ))}
        <SelectField name="every" label="Each picture for" options={everyOptions} defaultValue={every} />
        <SearchField
          label="Games at this place only"
          name="place"
          defaultValue={place}
          submitLabel="Show the address"
        />
        <Button type="submit" className="without-script tablet:justify-self-start">
          Show the address
        </Button>
      </FilterForm>
      <div className="mt-6 grid gap-4">
        <div>
          <ButtonLink to={boardPath} look="accent">
            Open the screen
          </ButtonLink>
        </div>
        <SharePage path={boardPath} title="Board" siteUrl={siteUrl} label="Address of the screen" />
      </div>
    </Page>
  );
}
