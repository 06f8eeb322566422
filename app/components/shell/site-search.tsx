import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { buildHref, Route } from '~/href';
import { useFetchedComponent } from '../ui/use-fetched-component';

const formSelector = '[data-site-search]';
const resultsSelector = '[data-site-search-results]';

/** The results and their index are loaded when the field first gets the focus. */
const loadResults = () => import('../search/typed-results.client');

interface Search {
  readonly form: HTMLFormElement;
  readonly text: string;
}

/** Shows search results below the field in the static header while typing. */
export function SiteSearch() {
  const [search, setSearch] = useState<Search | null>(null);
  const { component: TypedResults } = useFetchedComponent(search !== null, loadResults);
  const navigate = useNavigate();
  const { key } = useLocation();

  const shownKey = useRef(key);
  useEffect(() => {
    // Text typed before the scripts arrived is kept.
    if (shownKey.current !== key) endSearch(setSearch);
    shownKey.current = key;
  }, [key]);

  useEffect(() => {
    const show = (path: string) => navigate(path);
    return listen({ setSearch, show });
  }, [navigate]);

  const place = search?.form.querySelector(resultsSelector) ?? null;
  return search !== null && place !== null && TypedResults !== null
    ? createPortal(<TypedResults text={search.text} />, place)
    : null;
}

interface Listener {
  readonly setSearch: (search: Search | null) => void;
  readonly show: (path: string) => void;
}

/** @returns function that stops listening */
function listen({ setSearch, show }: Listener): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const update = (event: Event) => {
    const search = findSearch(event);
    if (search === null) return;
    // The results for the typed text are in the next frame.
    flushSync(() => setSearch(search));
  };
  document.addEventListener('focusin', update, options);
  document.addEventListener('input', update, options);
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const form = findSearchForm(target);
      const isWithin = relatedTarget instanceof Node && form?.contains(relatedTarget) === true;
      // Nothing receives the focus when the window loses it.
      if (form !== null && !isWithin && relatedTarget !== null) setSearch(null);
    },
    options,
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (findSearchForm(target) === null) setSearch(null);
    },
    options,
  );
  document.addEventListener('keydown', (event) => followKey(event, setSearch), options);
  document.addEventListener(
    'submit',
    (event) => {
      const search = findSearch(event);
      if (search === null || event.defaultPrevented) return;
      event.preventDefault();
      show(buildHref(Route.search, { query: { q: search.text.trim() } }));
    },
    options,
  );
  return () => listening.abort();
}

/** Closes the results and empties the fields after a navigation. */
function endSearch(setSearch: Listener['setSearch']): void {
  setSearch(null);
  for (const form of document.querySelectorAll<HTMLFormElement>(formSelector)) form.reset();
}

/** Arrow keys move from the field through the results and back; Escape closes them. */
function followKey(event: KeyboardEvent, setSearch: Listener['setSearch']): void {
  const form = findSearchForm(event.target);
  if (form === null) return;
  const field = findSearchField(form);
  if (event.key === 'Escape' && form.querySelector(`${resultsSelector} a`) !== null) {
    event.preventDefault();
    field?.focus();
    setSearch(null);
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [field, ...form.querySelectorAll<HTMLElement>(`${resultsSelector} a`)];
  const next = stops[stops.findIndex((stop) => stop === event.target) + step];
  if (next === undefined || next === null) return;
  event.preventDefault();
  next.focus();
}

function findSearch({ target }: Event): Search | null {
  const form = findSearchForm(target);
  return form && { form, text: findSearchField(form)?.value ?? '' };
}

function findSearchForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;
}

function findSearchField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input');
}
