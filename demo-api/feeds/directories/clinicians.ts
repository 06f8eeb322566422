import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { listClinicians, type Clinician } from '../../world/clinicians';
import type { Sport } from '../../world/sports';

/** `GET /v1/officials/registered-clinicians`: a row per clinician and sport. */
export function answerRegisteredClinicians(context: Context): Answer {
  const rows = listClinicians(context.world).flatMap((clinician) =>
    clinician.sports.map((sport) => buildClinicianRow(context, clinician, sport)),
  );
  return answerLoosely(context, withBadRows(createDiceFor(context, 'clinicians'), rows));
}

function buildClinicianRow(context: Context, { officialId, firstName, lastName, town }: Clinician, sport: Sport): Row {
  const roll = createDiceFor(context, 'clinician-row', officialId, sport.id);
  const row: Row = {
    OfficialID: officialId,
    FirstName: firstName,
    LastName: lastName,
    City: roll.drawChance(0.05) ? town.name.toUpperCase() : town.name,
    ActivityName: sport.title,
  };
  return withRowQuirks(roll, row, {
    numbers: ['OfficialID'],
    texts: ['FirstName', 'LastName', 'City', 'ActivityName'],
    optional: ['City'],
    spellings: { OfficialID: ['officialID'], City: ['city'] },
  });
}
