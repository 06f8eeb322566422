import { findSubjectMotif, pickSportMotif } from '../../art/subjects';
import type { Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { groupInSeason } from '../../world/season-groups';
import { findSport, sports, type Sport } from '../../world/sports';
import { buildPictureUrl } from '../site/pictures';

interface Slide {
  readonly category: string;
  readonly title: string;
  readonly subTitle: string | null;
  readonly sport: Sport;
  readonly link: string;
  readonly sportHeroOnly: boolean;
}

/** `GET /v1/news/feature/?displayFrontpage=Y` or `?displayOn={sportId}` */
export function answerFeatures(context: Context): Answer {
  const sportId = readQueryText(context, 'displayOn');
  if (sportId !== null) {
    const sport = findSport(sportId);
    return answerLoosely(
      context,
      sport === undefined ? [] : listSportSlides(sport).map((slide, index) => buildSlideRow(context, slide, index)),
    );
  }
  if (readQueryText(context, 'displayFrontpage') !== 'Y') return answerLoosely(context, []);
  return answerLoosely(
    context,
    listFrontSlides(context).map((slide, index) => buildSlideRow(context, slide, index)),
  );
}

function listFrontSlides(context: Context): Slide[] {
  const group = groupInSeason(context.clock.today);
  const roll = createDiceFor(context, 'slides', Math.floor(context.clock.today / 7));
  const inSeason = roll.shuffle(sports.filter((sport) => sport.group === group));
  const titles = [
    ['State series', 'The road to the state finals', 'Dates, sites and tickets in one place.'],
    ['Officials', 'Find an official near you, or become one', 'Every county needs a crew.'],
    ['Scores', 'Every score, every Friday', 'Updated as schools report.'],
    ['Sportsmanship', 'Sportsmanship starts in the stands', null],
    ['Streaming', 'Watch the finals live', 'All classes, all sites.'],
  ] as const;
  return titles
    .map(([category, title, subTitle], index) => {
      const sport = inSeason[index % inSeason.length] ?? sports[0];
      return sport === undefined
        ? null
        : {
            category,
            title: index === 0 ? `${sport.title}: ${title.toLowerCase()}` : title,
            subTitle,
            sport,
            link: pickFeatureLink(index, sport),
            sportHeroOnly: index === 3,
          };
    })
    .filter((slide) => slide !== null);
}

function pickFeatureLink(index: number, sport: Sport): string {
  return (
    [
      '/sports/' + sport.id + '/state-series',
      '/officials/become-an-official',
      '/scores',
      '/resources/sportsmanship/overview',
      '/streaming',
    ][index] ?? '/'
  );
}

function listSportSlides(sport: Sport): Slide[] {
  return [
    {
      category: sport.title,
      title: `${sport.title} state series`,
      subTitle: 'Sites, seeds and schedules',
      sport,
      link: `/sports/${sport.id}/state-series`,
      sportHeroOnly: true,
    },
    {
      category: sport.title,
      title: `${sport.name} records and history`,
      subTitle: null,
      sport,
      link: `/sports/${sport.id}/history`,
      sportHeroOnly: false,
    },
  ];
}

function buildSlideRow(context: Context, slide: Slide, index: number): Row {
  const roll = createDiceFor(context, 'slide', slide.sport.id, slide.title);
  const row: Row = {
    featureId: 500 + roll.drawBelow(9000),
    featureCategory: slide.category,
    title: slide.title,
    subTitle: slide.subTitle,
    imgUrl: buildPictureUrl(
      context,
      findSubjectMotif(slide.title, index) ?? pickSportMotif(slide.sport, index),
      40 + index,
      { isWide: slide.sportHeroOnly },
    ),
    clickUrl: roll.drawChance(0.25) ? `${context.origin}/watch/feature-${index}` : slide.link,
    sportHeroOnly: slide.sportHeroOnly ? 'Y' : 'N',
  };
  return withRowQuirks(roll, row, {
    numbers: ['featureId'],
    texts: ['title', 'subTitle'],
    optional: ['subTitle', 'featureCategory'],
  });
}
