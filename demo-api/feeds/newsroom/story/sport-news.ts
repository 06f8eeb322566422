import { pickSportMotif } from '../../../art/subjects';
import { formatLongDate, formatTerm } from '../../../calendar/civil';
import type { Context } from '../../../http/context';
import type { Dice } from '../../../random/dice';
import { fill } from '../../../words/fill';
import { inventPersonName } from '../../../words/person-name';
import { escapeHtml } from '../../../words/slug';
import type { SportStory } from '../../../words/texts';
import { getHeadCoach } from '../../../world/coaches';
import { seasonPlans } from '../../../world/season-plans';
import { listAllSportDates } from '../../../world/sport-dates';
import type { Sport } from '../../../world/sports';
import { renderFilm, renderPicture } from './pictures';
import { collectStoryValues } from './story-values';

export function writeSportNews(
  context: Context,
  roll: Dice,
  subject: { readonly sport: Sport; readonly story: SportStory; readonly schoolYear: number },
  id: number,
): string[] {
  const { sport, story, schoolYear } = subject;
  const { world } = context;
  const host = roll.pick(world.schools);
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  const values = {
    ...collectStoryValues(context, roll),
    Sport: escapeHtml(sport.title),
    sport: escapeHtml(sport.title.toLowerCase()),
    sportId: sport.id,
    term: formatTerm(schoolYear),
    host: escapeHtml(host.name),
    coach: escapeHtml(
      plan === undefined ? inventPersonName(roll) : getHeadCoach(world, host, sport.id, schoolYear).name,
    ),
    count: String(plan?.teams ?? roll.drawBetween(120, 420)),
  };
  const caption = roll.pick([
    `A practice before the ${sport.title.toLowerCase()} season.`,
    `Courtesy of ${host.formalName}.`,
    `${sport.title}: last year’s finals.`,
  ]);
  const blocks = [
    renderPicture(context, roll, {
      motif: pickSportMotif(sport, id),
      variant: id,
      details: caption.startsWith('Courtesy') ? { schools: [host] } : {},
      credit: caption,
    }),
    ...story.blocks.map((block) => fill(block, values)),
  ];
  if (roll.drawChance(0.25)) blocks.splice(3, 0, renderFilm(roll, id, sport.title));
  if (story.hasDates) blocks.push('<h3>Dates</h3>', buildDateTable(sport, schoolYear));
  blocks.push(`<p>More on the <a href="/sports/${sport.id}">${values.sport} page</a>.</p>`);
  return blocks;
}

function buildDateTable(sport: Sport, schoolYear: number): string {
  const rows = listAllSportDates(schoolYear)
    .filter(({ code }) => code === sport.code)
    .map(({ title, day }) => {
      const what = title.replace(`${sport.title} `, '');
      return `<tr><td>${escapeHtml(what.charAt(0).toUpperCase() + what.slice(1))}</td><td>${formatLongDate(day)}</td></tr>`;
    });
  return `<table class="table table-striped" style="width:100%"><tbody>${rows.join('')}</tbody></table>`;
}
