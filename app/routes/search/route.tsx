import { useLoaderData } from '@remix-run/react';
import { loadAllArticles } from '~/blocks/page-parts/all-articles';
import { ContactLines } from '~/components/people/contact-lines';
import { GameGrid } from '~/components/scores/game-sections';
import { TeamMark } from '~/components/scores/school-mark';
import { FoundEntries } from '~/components/search/found-entries';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { SearchForm } from '~/components/ui/search-form';
import { MoreLinks, SectionHead } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { loadSources, type LoaderArgs, requirePageRequest } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { dailyGames } from '~/upstream/maxpreps';
import { schoolStaff } from '~/upstream/schools';
import { loadDirectory, loadFinalTeams, loadTexts, loadVideos } from './load-parts';
import { buildSearchScope, listLogos, listMissingParts, listSubLinks, toSearchView } from './page';
import { buildSchoolCard, buildSchoolPath, type SchoolCardView } from './school-card';

export async function loader(args: LoaderArgs) {
  const request = requirePageRequest(args);
  const { site } = args.context;
  if ((request.query.q ?? '') === '') return { view: null, school: null, logos: {}, subLinks: {}, missing: [] };
  const [{ values, committees, ...directory }, { texts, ...read }, news, media, teams] = await Promise.all([
    loadDirectory(site),
    loadTexts(site),
    loadAllArticles(args),
    loadVideos(site),
    loadFinalTeams(site),
  ]);
  const videos = media.values.videos ?? [];
  const scope = buildSearchScope({ texts, directory: values, committees, news, videos, teams: teams.values }, request);
  const isComplete = directory.isComplete && read.isComplete && news.isComplete && teams.isComplete && media.isComplete;
  const view = toSearchView(scope, request, isComplete);
  const missing = listMissingParts({
    directory: directory.unavailable,
    texts: read.hasFailed,
    committees: directory.hasFailedCommittees,
    // Older articles may come later.
    news: news.articles.length === 0 && !news.isComplete,
    videos: media.hasFailed,
    coaches: teams.hasFailed,
  });
  return {
    view,
    school: await loadSchool(),
    logos: listLogos(view, values.schools?.value ?? []),
    subLinks: listSubLinks(view, request),
    missing,
  };

  async function loadSchool() {
    const schools = values.schools?.value ?? [];
    const school = schools.find(({ id }) => buildSchoolPath(id) === view.schoolPath);
    if (school === undefined) return null;
    const { optional } = await loadSources(site, {
      optional: {
        games: dailyGames.with({ day: getToday(site.clock) }),
        staff: schoolStaff.with({ schoolId: school.id }),
      },
    });
    return buildSchoolCard(school, schools, { games: optional.games, staff: optional.staff?.value ?? [] }, request);
  }
}

export const meta = describePage<typeof loader>(({ view }) =>
  view === null ? {} : { title: `Search: ${view.search}` },
);

export default function SearchPage() {
  const { view, school, logos, subLinks, missing } = useLoaderData<typeof loader>();
  const groups = view?.groups.filter(({ entries }) => entries.some(({ path }) => path !== school?.path)) ?? [];
  return (
    <Page>
      <SearchForm
        action={buildHref(Route.search)}
        label="School, team, page, person, document or headline"
        defaultValue={view?.search ?? ''}
        submitLabel="Search the site"
        className="max-w-[32rem]"
      />
      <p role="status" className="py-3 text-sm text-ink-2">
        {view?.statusText}
      </p>
      {groups.length > 2 && (
        <p className="-mt-2 flex flex-wrap gap-x-4 pb-2">
          <MoreLinks
            links={groups
              .slice(1)
              .map(({ kind, title, count }) => ({ to: `#found-${kind}`, text: `${title} ${count}` }))}
          />
        </p>
      )}
      {missing.length > 0 && (
        <div className="pb-4">
          <Unavailable what={missing.join(', ')} detail="What else the site has is searched." />
        </div>
      )}
      {school !== null && <SchoolCard school={school} />}
      {view !== null && view.count === 0 && missing.length === 0 && <NothingFound suggestions={view.suggestions} />}
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.kind} aria-labelledby={`found-${group.kind}`}>
            <SectionHead id={`found-${group.kind}`}>{group.title}</SectionHead>
            <FoundEntries group={group} shownPath={school?.path ?? null} logos={logos} subLinks={subLinks} />
          </section>
        ))}
      </div>
      {view !== null && view.allKindsHref !== null && (
        <p className="mt-4">
          <SiteLink to={view.allKindsHref}>Results of all kinds</SiteLink>
        </p>
      )}
    </Page>
  );
}

function SchoolCard({ school }: { readonly school: SchoolCardView }) {
  const { id, name, logoUrl, path, line, games, director, links } = school;
  return (
    <section aria-labelledby="school-of-search" className="mb-6">
      <div className="double-rule flex items-center gap-4 pt-3 pb-2">
        <TeamMark markKey={id} name={name} logoUrl={logoUrl} size="size-12" />
        <div className="min-w-0">
          <h2 id="school-of-search">
            <SiteLink to={path}>{name}</SiteLink>
          </h2>
          <p className="text-sm text-ink-2">{line}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-4">
        <MoreLinks links={links} />
      </p>
      {games.length > 0 && <GameGrid cards={games} />}
      {director !== null && (
        <div className="py-2 text-sm">
          <p>
            Athletic Director: <b>{director.name}</b>
          </p>
          <ContactLines contact={director} />
        </div>
      )}
    </section>
  );
}

const sections = [
  { to: buildHref(Route.scores), text: 'Scores' },
  { to: buildHref(Route.schoolsDirectory), text: 'School Directory' },
  { to: buildHref(Route.calendar), text: 'Events Calendar' },
  { to: buildHref(Route.resourcesDownloadCenter), text: 'Download Center' },
  { to: buildHref(Route.siteIndex), text: 'Site Index' },
  { to: '/about/contact', text: 'Contact' },
];

function NothingFound({ suggestions }: { readonly suggestions: readonly string[] }) {
  return (
    <EmptyState
      detail={suggestions.length === 0 ? 'Try fewer words, or part of a word.' : <Suggestions words={suggestions} />}
      actions={sections.map(({ to, text }) => (
        <ButtonLink key={to} to={to}>
          {text}
        </ButtonLink>
      ))}
    >
      Nothing on this site has these words.
    </EmptyState>
  );
}

function Suggestions({ words }: { readonly words: readonly string[] }) {
  return (
    <>
      Words that are on this site:{' '}
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && ', '}
          <SiteLink to={buildHref(Route.search, { query: { q: word } })}>{word}</SiteLink>
        </span>
      ))}
    </>
  );
}
