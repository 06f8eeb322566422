import type { AlertView } from '~/components/alerts/alerts';
import type { TennisMessage, WebAlert } from '~/upstream/alerts';
import type { SiteAlert } from '~/upstream/site-alert';

/** All notices in the order of the page: the site's own, those to everybody, those of the tennis tournaments. */
export function alertViews(
  siteAlerts: readonly SiteAlert[],
  webAlerts: readonly WebAlert[],
  tennisMessages: readonly TennisMessage[],
): readonly AlertView[] {
  return [
    ...siteAlerts.map(siteAlertView),
    ...webAlerts.map(({ id, headline, message, color }) => ({ key: `web-${id}`, tone: color, headline, message })),
    ...tennisMessages.map(({ id, tournament, message }) => ({
      key: `tennis-${id}`,
      tone: 'blue' as const,
      headline: tournament,
      message,
    })),
  ];
}

function siteAlertView({ title, message }: SiteAlert): AlertView {
  return { key: 'site', tone: 'orange', headline: title, message: message === '' ? [] : [message] };
}
