import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { memoize } from '../../world/memoize';
import { classificationEnrollment, enrollmentIn, isMultiplied } from '../../world/multiplier';
import { sportsOffered } from '../../world/offerings';
import type { School } from '../../world/schools';
import { classFor, type Sport } from '../../world/sports';
import { logoUrl } from '../games/school-links';

/** `GET /v1/classification/enrollments`: actual (`EnrollmentString`) and classified (`Enrollment`). This is the largest answer. */
export function enrollments(context: Context): Answer {
  // Serializing is slow.
  return memoize(context.world, `enrollments ${context.origin} ${context.product} ${context.clock.today}`, () => {
    const rows = context.world.schools.map((school) => enrollmentRow(context, school));
    return looseAnswer(context, withBadRows(rollFor(context, 'enrollments'), rows));
  });
}

function enrollmentRow(context: Context, school: School): Row {
  const { world } = context;
  const roll = rollFor(context, 'enrollment-row', school.id);
  const row: Row = {
    SchoolID: school.id,
    [`Name${context.product}`]: school.name,
    EnrollmentString: String(school.enrollment),
    Enrollment: classificationEnrollment(world, school),
    multiplied: isMultiplied(world, school) ? 'Yes' : 'No',
    schoolLogo: logoUrl(context, school),
    Classifications: sportsOffered(world, school)
      .filter(({ cutoffs }) => cutoffs.length > 0)
      .map((sport) => classification(context, school, sport)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['Enrollment'],
    texts: [`Name${context.product}`],
    optional: ['schoolLogo'],
    spellings: { multiplied: ['Multiplied'], schoolLogo: ['SchoolLogo'] },
  });
}

function classification({ world }: Context, school: School, sport: Sport): Row {
  const enrollment = enrollmentIn(world, school, sport);
  return {
    ActivityID: sport.code,
    ActivityName: sport.title,
    Class: classFor(sport, enrollment),
    Enrollment: enrollment,
    multiplied: enrollment === school.enrollment ? 'No' : 'Yes',
    Waiver: isMultiplied(world, school) && enrollment === school.enrollment ? 'Y' : 'N',
  };
}
