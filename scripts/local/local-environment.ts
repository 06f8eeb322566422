import path from 'node:path';
import { name, shortName, timeZone } from '~/config/association';
import { EnvironmentError, environmentNames, parseEnvironment } from '~/config/environment';
import { folderSettings } from '~/config/folder-settings.generated';
import { parseUrl } from '~/models/text/parse-url';
import { demoFacts, findDemoFacts, ownFacts } from './demo-facts';

const highestPort = 65_535;

export type LocalEnvironment = ReturnType<typeof readLocalEnvironment>;

/**
 * Settings of a local run: of the demo association, or of the API that the environment names. The two are never mixed: once any address
 * is not the demo association's, unset parts are left out. Throws an `EnvironmentError` with one line.
 */
export function readLocalEnvironment(shell: Readonly<Record<string, string | undefined>>) {
  const environment = { ...folderSettings, ...shell };
  const port = readSitePort(environment);
  const demoPort = readPort(environment, 'DEMO_PORT', 8788);
  if (port === demoPort) throw new EnvironmentError(`DEMO_PORT is "${demoPort}": must differ from PORT`);
  const addresses = getDemoAddresses(demoPort);
  const hasRealApi = Object.keys(addresses).some((name) => isElsewhere(environment[name], demoPort));
  const names: Readonly<Record<string, string>> = {
    ...(hasRealApi ? {} : { ...addresses, ...demoAssociation }),
    ...ownNames,
    LOG_SAMPLE_RATE: '1',
    SITE_URL: `http://127.0.0.1:${port}`,
    ...pick(environment, environmentNames),
    FIXED_NOW_SET_AT: new Date().toISOString(),
    DEPLOYMENT: 'local',
  };
  parseEnvironment({ BUILD_ID: 'not-built-yet', ...names });
  const demoNames: Readonly<Record<string, string>> = {
    ...demoAssociation,
    ...pick(names, ['PRODUCT', 'ASSOCIATION_NAME', 'TIME_ZONE', 'FIXED_NOW', 'FIXED_NOW_SET_AT', 'CLOCK_RATE']),
    ...pick(environment, ['DEMO_SEED']),
    DEMO_ORIGIN: buildDemoOrigin(demoPort),
  };
  const missing = Object.keys(addresses).filter((name) => (names[name] ?? '') === '');
  return {
    port,
    demoPort,
    dataDirectory: findDataFolder(environment),
    names,
    demoNames,
    /** Whether the demo association answers; not beside a real API. */
    hasDemo: !hasRealApi,
    /** Settings that are not set beside a real API. */
    missing: hasRealApi ? missing : [],
  };
}

/** The lines that say beside a real API which parts of the site are left out, and which facts are the demo association's; none without one. */
export function describeMissingParts({ hasDemo, missing }: Pick<LocalEnvironment, 'hasDemo' | 'missing'>): string[] {
  if (hasDemo) return [];
  const parts =
    missing.length === 0
      ? []
      : [
          `A real API is not mixed with the demo association. Left out, because they are not set: ${missing.join(', ')}.`,
        ];
  return [...parts, ...findDemoFacts(ownFacts)];
}

/** Whether an address is set, and is not the demo association's. */
function isElsewhere(address: string | undefined, demoPort: number): boolean {
  if (address === undefined || address === '') return false;
  const demo = new URL(buildDemoOrigin(demoPort));
  return address !== demo.hostname && parseUrl(address)?.origin !== demo.origin;
}

const usualPort = 8787;

function readSitePort(environment: Readonly<Record<string, string | undefined>>): number {
  return readPort(environment, 'PORT', usualPort);
}

/** Each port has a data folder, so that two runs keep their data and control files apart. `DATA_DIR` names another one. */
export function findDataFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const port = readSitePort(environment);
  return path.resolve(environment.DATA_DIR ?? (port === usualPort ? '.data' : `.data/${port}`));
}

export const demoAssociation = {
  PRODUCT: demoFacts.shortName,
  ASSOCIATION_NAME: demoFacts.name,
  TIME_ZONE: 'America/Chicago',
  SECURITY_CONTACT: 'mailto:security@psaa.example',
};

/** What the association's folder has of the settings; nothing of the demo association's, whose names a deployment must not have. */
export const ownNames: Readonly<Record<string, string>> =
  shortName === demoAssociation.PRODUCT
    ? {}
    : { PRODUCT: shortName, ASSOCIATION_NAME: name, TIME_ZONE: timeZone, SECURITY_CONTACT: '' };

/** Where the demo association has what the site reads and links. */
export function getDemoAddresses(demoPort: number): Record<string, string> {
  const origin = buildDemoOrigin(demoPort);
  return {
    V1_BASE_URL: `${origin}/v1`,
    DATA_BASE_URL: `${origin}/data`,
    LEGACY_BASE_URL: `${origin}/legacy`,
    RECORDS_BASE_URL: `${origin}/records`,
    MEDIA_BASE_URL: `${origin}/media`,
    LEADERS_URL: `${origin}/leaders`,
    PREP_STATS_TEAM_URL: `${origin}/prep/team`,
    BROADCASTS_URL: `${origin}/broadcasts`,
    SOCIAL_HISTORY_URL: `${origin}/social-history`,
    CALENDAR_WIDGET_URL: `${origin}/widgets/calendar`,
    SCHOOL_CENTER_URL: `${origin}/centers/schools`,
    OFFICIALS_CENTER_URL: `${origin}/centers/officials`,
    MEMBER_PORTAL_URL: `${origin}/centers/members`,
    LIVE_SCORING_URL: `${origin}/live-scoring`,
    TIMING_BASE_URL: `${origin}/timing`,
    TENNIS_APP_URL: `${origin}/tennis-app`,
    DOCUMENT_ARCHIVE_BASE_URL: origin,
    TICKETS_HOST: new URL(origin).hostname,
    STREAM_HOST: new URL(origin).hostname,
  };
}

function buildDemoOrigin(demoPort: number): string {
  return `http://127.0.0.1:${demoPort}`;
}

function pick(from: Readonly<Record<string, string | undefined>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readPort(environment: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = environment[name];
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= highestPort) return port;
  throw new EnvironmentError(`${name} is ${JSON.stringify(text)}: must be a whole number from 1 to ${highestPort}`);
}
