import type * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import { richText } from './fields/rich-text';
import { type RowOf, dataRows, flag, rowKey, text, wireObject, defineGroup } from './wire';

// GET /v1/alerts: notices for everybody; GET /v1/sports/{sportId}/alerts: notices for one sport.

const define = defineGroup('alerts', 'alerts');

const alertColors = ['orange', 'red', 'blue'] as const;

function alertRow(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'webAlertId'],
    headline: text(),
    message: richText(context),
    color: text().transform((words) => alertColors.find((color) => color === words.toLowerCase()) ?? 'blue'),
  });
}

export type WebAlert = RowOf<typeof alertRow>;

/** Alerts with content. */
function alertRows(context: WireContext): z.ZodType<WebAlert[]> {
  return dataRows(context, alertRow(context)).transform((alerts) =>
    alerts.filter((alert) => alert.headline !== '' || alert.message.length > 0),
  );
}

const ordinarilyEmpty = 'an alert is taken back within minutes, and most of the time there is none';

export const webAlerts = define('web', '/v1/alerts', alertRows, { ordinarilyEmpty });

export const sportAlerts = define('sport', '/v1/sports/{sportId}/alerts', alertRows, {
  ordinarilyEmpty,
  sample: { sportId: 'girls-volleyball' },
});

// GET /v1/tenbad/messages: one message per tennis (or badminton) tournament, switched on and off by the office.

const messageRow = (context: WireContext) =>
  wireObject({
    id: [rowKey(), 'TourneyID'],
    tournament: [text(), 'TourneyShortName'],
    message: richText(context),
    messageOn: flag(),
  });

const messageRows = (context: WireContext) =>
  dataRows(context, messageRow(context)).transform((rows) =>
    rows.flatMap(({ messageOn, ...row }) => (messageOn && row.message.length > 0 ? [row] : [])),
  );

export type TennisMessage = RowOf<typeof messageRows>[number];

export const tennisMessages = define('tennis', '/v1/tenbad/messages', messageRows, {
  ordinarilyEmpty: 'the office switches its messages on and off during a tournament',
});
