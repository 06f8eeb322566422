import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { fill } from '../../words/fill';
import { slugify } from '../../words/slug';
import { finalsDocuments, schoolDocuments } from '../../words/sport-documents.json';
import { getFamily, getSharedId } from '../../world/sport-families';
import { sports, type Sport } from '../../world/sports';
import { withSport } from './with-sport';

interface SportDocument {
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  /** One document for the boys' and girls' sports. */
  readonly isShared?: boolean;
}

const firstId = 20_000;
const idsPerSport = 40;

/** `GET /v1/sports/{sportId}/tournament-resources[?category=sf-docs]` */
export const answerTournamentResources = withSport((context, sport): Answer => {
  const wanted = readQueryText(context, 'category');
  const offered: SportDocument[] = [...schoolDocuments, ...finalsDocuments].filter((_, index) =>
    isOffered(context, sport, index),
  );
  const rows = offered
    .map((document, index) => buildResourceRow(context, sport, document, index))
    .filter(({ category }) => wanted === null || category === wanted);
  return answerLoosely(context, withBadRows(createDiceFor(context, 'resources', sport.id, wanted ?? ''), rows));
});

function isOffered(context: Context, sport: Sport, index: number): boolean {
  return (
    index === 0 ||
    index === schoolDocuments.length ||
    createDiceFor(context, 'resource', sport.id, index).drawChance(0.82)
  );
}

function buildResourceRow(context: Context, sport: Sport, document: SportDocument, index: number): Row {
  const roll = createDiceFor(context, 'resource-row', sport.id, document.name);
  const name = fill(document.name, { term: formatTerm(getSchoolYear(context.clock.today)) });
  const folder = document.isShared === true ? getSharedId(sport.id) : sport.id;
  const path = `/documents/${folder}/${slugify(name)}.pdf`;
  const row: Row = {
    id: firstId + sports.indexOf(sport) * idsPerSport + index,
    name: loosenText(roll, name),
    path1Url: roll.drawChance(0.1) ? path : context.origin + path,
    category: document.category,
    subCategory: document.subCategory,
    displayOn: pickDisplayOn(roll, sport, document),
    finalUrl: context.origin + path,
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    optional: ['subCategory'],
    spellings: { path1Url: ['path1URL', 'Path1Url'], finalUrl: ['finalURL'] },
  });
}

/** Sometimes names the other gender by mistake. */
function pickDisplayOn(roll: Dice, sport: Sport, { isShared }: SportDocument): string {
  const family = getFamily(getSharedId(sport.id)).map(({ id }) => id);
  if (isShared === true) return family.join(roll.drawChance(0.3) ? ', ' : ',');
  const [other] = family.filter((id) => id !== sport.id);
  return other !== undefined && roll.drawChance(0.05) ? other : sport.id;
}
