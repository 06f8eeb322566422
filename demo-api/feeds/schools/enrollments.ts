import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { memoize } from '../../world/memoize';
import { computeClassificationEnrollment, computeEnrollment, isMultiplied } from '../../world/multiplier';
import { listSportsOffered } from '../../world/offerings';
import type { School } from '../../world/schools';
import { getClassName, type Sport } from '../../world/sports';
import { buildLogoUrl } from '../games/school-links';

/** `GET /v1/classification/enrollments`: actual (`EnrollmentString`) and classified (`Enrollment`). This is the largest answer. */
export function answerEnrollments(context: Context): Answer {
  // Serializing is slow.
  return memoize(context.world, `enrollments ${context.origin} ${context.product} ${context.clock.today}`, () => {
    const rows = context.world.schools.map((school) => buildEnrollmentRow(context, school));
    return answerLoosely(context, withBadRows(createDiceFor(context, 'enrollments'), rows));
  });
}

function buildEnrollmentRow(context: Context, school: School): Row {
  const { world } = context;
  const roll = createDiceFor(context, 'enrollment-row', school.id);
  const row: Row = {
    SchoolID: school.id,
    [`Name${context.product}`]: school.name,
    EnrollmentString: String(school.enrollment),
    Enrollment: computeClassificationEnrollment(world, school),
    multiplied: isMultiplied(world, school) ? 'Yes' : 'No',
    schoolLogo: buildLogoUrl(context, school),
    Classifications: listSportsOffered(world, school)
      .filter(({ cutoffs }) => cutoffs.length > 0)
      .map((sport) => buildClassification(context, school, sport)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['Enrollment'],
    texts: [`Name${context.product}`],
    optional: ['schoolLogo'],
    spellings: { multiplied: ['Multiplied'], schoolLogo: ['SchoolLogo'] },
  });
}

function buildClassification({ world }: Context, school: School, sport: Sport): Row {
  const enrollment = computeEnrollment(world, school, sport);
  return {
    ActivityID: sport.code,
    ActivityName: sport.title,
    Class: getClassName(sport, enrollment),
    Enrollment: enrollment,
    multiplied: enrollment === school.enrollment ? 'No' : 'Yes',
    Waiver: isMultiplied(world, school) && enrollment === school.enrollment ? 'Y' : 'N',
  };
}
