import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { getErrorMessage } from '~/cache/base/log';
import { associationSchema, classesSchema } from '~/config/association-schema';
import { menusSchema } from '~/config/menus-schema';
import { hostsSchema, listFolderSettings, switchesSchema } from '~/config/settings-schema';
import { siteAlertSchema } from '~/config/site-alert-schema';
import { sportRowsSchema } from '~/config/sport-rows-schema';
import { compareText } from '~/models/text/text-order';
import { pageRoutes } from '~/routes.table.js';
import { colorStyles, listWeakPairs, type BrandColors } from './brand-styles';
import { parseLogo, type Logo } from './logo';
import { selectMenus } from './menus';

/** A folder that no site can be built from. The message is one line that names file, place and mistake. */
export class AssociationError extends Error {
  override name = 'AssociationError';
}

/** Reads and checks an association's folder. Season files are checked later, part by part. Throws an `AssociationError`. */
export async function readAssociationFolder(folder: string) {
  const [{ colors, ...facts }, sports, classes, allMenus, hosts, switches, siteAlert, seasons] = await Promise.all([
    readChecked(folder, 'association.json', associationSchema),
    readChecked(folder, 'sports.json', sportRowsSchema),
    readChecked(folder, 'classes.json', classesSchema),
    readChecked(folder, 'menus.json', menusSchema),
    readChecked(folder, 'hosts.json', hostsSchema),
    readChecked(folder, 'switches.json', switchesSchema),
    readChecked(folder, 'site-alert.json', siteAlertSchema),
    readSeasonFiles(path.join(folder, 'seasons')),
  ]);
  const [styles, logo] = await Promise.all([readStyles(folder, colors), readLogo(folder)]);
  const menus = refuseBadFile(folder, 'menus.json', () => selectMenus(allMenus, facts, sports));
  refuseBadFile(folder, 'switches.json', () => {
    requireKnownPages(switches.pagesOff);
  });
  const settings = listFolderSettings(hosts, switches);
  return { facts, sports, classes, menus, settings, siteAlert, seasons, styles, logo };
}

/** The style sheet of tokens in the association's colors. Every pair of colors has enough contrast. */
async function readStyles(folder: string, colors: BrandColors): Promise<string> {
  const styles = colorStyles(await readText('app/styles/tokens.css'), colors);
  const [sentence] = listWeakPairs(styles);
  if (sentence === undefined) return styles;
  throw new AssociationError(`${path.join(folder, 'association.json')}: ${sentence}`);
}

async function readLogo(folder: string): Promise<Logo> {
  const text = await readText(path.join(folder, 'logo.svg'));
  return refuseBadFile(folder, 'logo.svg', () => parseLogo(text));
}

function requireKnownPages(paths: readonly string[]): void {
  const unknown = paths.find((path) => !pageRoutes.some((route) => route.path === path));
  if (unknown !== undefined) throw new Error(`pagesOff names ${unknown}, and no page of the route table has this path`);
}

/** What is made of a file of the folder. An error of `make` says what is wrong with it. */
function refuseBadFile<Made>(folder: string, name: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new AssociationError(`${path.join(folder, name)} ${getErrorMessage(error)}`);
  }
}

async function readChecked<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  const result = schema.safeParse(parseJson(file, await readText(file)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  throw new AssociationError(`${file}: ${[place, issue?.message ?? 'is invalid'].filter(Boolean).join(' ')}`);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new AssociationError(`${file} cannot be read: ${getErrorMessage(error)}`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AssociationError(`${file} is not JSON: ${getErrorMessage(error)}`);
  }
}

/** The content of every season file, or the parser's message for invalid JSON, which is reported later. */
async function readSeasonFiles(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const names = await readdir(folder).catch(() => []);
  const seasons = names.sort(compareText).flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []);
  const contents = seasons.map(async (season) => {
    const text = await readFile(path.join(folder, `${season}.json`), 'utf8');
    return [season, parseSeasonText(text)] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

/** The value of a season file, or why it has none. */
export function parseSeasonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${getErrorMessage(error)}`;
  }
}
