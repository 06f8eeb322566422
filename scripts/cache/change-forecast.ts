import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { createContentClock } from '~/models/dates/content-clock';
import { realmOfEnvironment } from '../../workers/source-tools';
import { forecastChange, type Deployment, type Forecast } from '../simulation/forecast';
import { forecastLines, frontLines } from '../simulation/forecast-report';
import { generateTrace } from '../simulation/generated-trace';
import { createSitePages, type SitePages } from '../simulation/site-pages';
import type { TraceView } from '../simulation/trace';
import type { CacheAdmin } from './cache-admin';
import type { Section } from './report';
import { listStoredCopies } from './stored-copies';

/** A trace and the deployment on which it is replayed. */
export interface Traffic {
  readonly views: (pages: SitePages) => readonly TraceView[];
  /** Description for the heading of the figures. */
  readonly name: string;
  readonly deployment: Omit<Deployment, 'profileOf'>;
}

export interface ChangeForecastInput {
  readonly admin: CacheAdmin;
  readonly before: PolicyDocument;
  readonly after: PolicyDocument;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
  /** A short generated game day by default. */
  readonly traffic?: Traffic | undefined;
  /** Replays the change once more without the platform's cache in front. */
  readonly comparesFront?: boolean;
}

export interface ChangeForecast {
  readonly forecast: Forecast;
  readonly section: Section;
}

const minuteMs = 60_000;
const ordinaryLatencyMs = 120;

/**
 * Forecasts the effect of a policy change by replaying traffic on virtual time under both documents. Sources with a
 * stored copy answer as that copy did: empty, missing, fast or slow.
 */
export async function forecastPolicyChange(question: ChangeForecastInput): Promise<ChangeForecast> {
  const {
    admin,
    before,
    after,
    nowMs,
    comparesFront,
    traffic = generatedTraffic({ views: 5000, hours: 1 }),
  } = question;
  const environment = await admin.environment();
  const clock = createContentClock({
    timeZone: environment.TIME_ZONE,
    fixedNowIso: environment.FIXED_NOW,
    setAtIso: environment.FIXED_NOW_SET_AT,
  });
  const copies = await listStoredCopies(admin, realmOfEnvironment(environment));
  const pages = createSitePages(environment, clock);
  const forecast = await forecastChange({
    views: traffic.views(pages),
    pages,
    before,
    after,
    nowMs,
    ...(comparesFront !== undefined && { comparesFront }),
    deployment: {
      ...traffic.deployment,
      profileOf: (source) => {
        const { kind = 'value', upstreamMs = ordinaryLatencyMs } = copies.get(source)?.metadata ?? {};
        return { kind, latencyMs: upstreamMs };
      },
    },
  });
  return { forecast, section: forecastSection(forecast, traffic.name) };
}

/** A generated game day with visitors at many locations. The first tenth warms the caches and is not counted. */
export function generatedTraffic(plan: { readonly views: number; readonly hours: number }): Traffic {
  return {
    views: (pages) => generateTrace({ ...plan, seed: 1 }, pages.has),
    name: `${plan.views} generated views in ${plan.hours} h`,
    deployment: platform(6 * plan.hours * minuteMs),
  };
}

/** The simulated platform: isolates, and locations of the platform's cache in front. */
export function platform(warmUpMs: number): Traffic['deployment'] {
  return { isolates: 20, locations: 10, storeLagMs: 20_000, seed: 1, warmUpMs };
}

function forecastSection(forecast: Forecast, traffic: string): Section {
  const { changedSources, allSources } = forecast;
  return {
    title: 'What it does',
    lines: [
      `Replayed: ${traffic}. The change governs ${changedSources} of the ${allSources} sources that were read.`,
      ...frontLines(forecast),
    ],
    table: {
      columns: [
        { title: '', flexible: true },
        { title: 'Before', align: 'right' },
        { title: 'After', align: 'right' },
      ],
      rows: forecastLines(forecast).map(({ what, before, after }) => [what, before, after]),
    },
  };
}
