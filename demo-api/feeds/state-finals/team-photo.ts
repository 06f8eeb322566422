import { answerFailure, answerSvg, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { createDice, getItemAt } from '../../random/dice';
import { escapeHtml } from '../../words/slug';
import type { School } from '../../world/schools';
import { buildTeamPicture } from '../../world/state-final-photo';
import { findFinalsPlan } from '../../world/state-finals';

const noPicture = answerFailure(404, 'File not found');
const skins = ['#8d5a3b', '#c68a5e', '#e0b08c', '#5a3825', '#f0cdb0', '#a9714b'] as const;
const hairs = ['#1d1512', '#4a2f1d', '#7a5230', '#b98a4a', '#2c2c34'] as const;
const width = 640;
const height = 400;

/** `GET /media/team-photos/{sportId}-{schoolId}-{schoolYear}.svg`: rows match the captions. */
export function answerTeamPhoto(context: Context): Answer {
  const [, sportId = '', schoolId = '', year = ''] =
    /^([a-z-]+)-(\d{4})-(\d{4})\.svg$/.exec(readParam(context, 'file')) ?? [];
  const plan = findFinalsPlan(sportId);
  const school = context.world.findSchoolById(schoolId);
  if (plan === undefined || school === undefined) return noPicture;
  const { rows } = buildTeamPicture(context.world, plan, school, Number(year));
  return answerSvg(
    drawPicture(
      context.world.seed,
      school,
      rows.map((row) => row.length),
    ),
  );
}

function drawPicture(seed: number, school: School, rows: readonly number[]): string {
  const roll = createDice(seed, 'photo', school.id);
  const step = Math.min(62, 250 / rows.length);
  const people = rows
    .map((count, row) => {
      const y = height - 70 - row * step;
      const gap = Math.min(70, (width - 80) / Math.max(1, count));
      const isStaff = row === rows.length - 1;
      return Array.from({ length: count }, (_, index) => {
        const x = width / 2 + (index - (count - 1) / 2) * gap;
        const coat = isStaff ? '#33393f' : school.plate.hex;
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M-24 60c0-34 8-40 24-40s24 6 24 40z" fill="${coat}" stroke="${school.trim.hex}" stroke-width="1.5"/><circle r="14" cy="8" fill="${getItemAt(skins, roll.drawBelow(6))}"/><path d="M-14 6a14 14 0 0 1 28 0c-8-6-20-6-28 0z" fill="${getItemAt(hairs, roll.drawBelow(5))}"/></g>`;
      }).join('');
    })
    .reverse()
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escapeHtml(school.name)}</title><path d="M0 0h${width}v${height}H0z" fill="#d9975a"/><path d="M0 0h${width}v150H0z" fill="#1c3058"/>${people}</svg>`;
}
