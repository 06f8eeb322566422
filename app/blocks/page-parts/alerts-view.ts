import type { AlertTone, AlertView } from '~/components/alerts/alerts';
import { toPlainText } from '~/models/content/rich-text';
import { nameHiddenResult } from '~/models/content/tells-result';
import type { TennisMessage, WebAlert } from '~/upstream/alerts';
import type { SiteAlert } from '~/upstream/site-alert';

/** Most urgent first. */
const tones: readonly AlertTone[] = ['red', 'orange', 'blue'];

/** Urgent alerts first, then notices, then information; within each the site's own, general ones, those of tennis tournaments. */
export function buildAlertViews(
  siteAlerts: readonly SiteAlert[],
  webAlerts: readonly WebAlert[],
  tennisMessages: readonly TennisMessage[],
): readonly AlertView[] {
  const alerts: readonly Omit<AlertView, 'neutralHeadline'>[] = [
    ...siteAlerts.map(({ title, message }) => ({
      key: 'site',
      tone: 'orange' as const,
      headline: title,
      message: message === '' ? [] : [message],
    })),
    ...webAlerts.map(({ id, headline, message, color }) => ({ key: `web-${id}`, tone: color, headline, message })),
    ...tennisMessages.map(({ id, tournament, message }) => ({
      key: `tennis-${id}`,
      tone: 'blue' as const,
      headline: tournament,
      message,
    })),
  ];
  return alerts.map(hideResult).sort((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone));
}

function hideResult(alert: Omit<AlertView, 'neutralHeadline'>): AlertView {
  return { ...alert, neutralHeadline: nameHiddenResult(alert.headline, toPlainText(alert.message)) };
}

/** Urgent alerts are above the games, all others below. */
export function isUrgent({ tone }: AlertView): boolean {
  return tone === 'red';
}
