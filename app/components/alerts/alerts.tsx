import type { RichText as RichTextTree } from '~/models/content/rich-text';
import { Icon, type IconName } from '../ui/icon';
import { RichText } from '../ui/rich-text';
import { Unavailable } from '../ui/unavailable';

export type AlertTone = 'orange' | 'red' | 'blue';

export interface AlertView {
  readonly key: string;
  readonly tone: AlertTone;
  readonly headline: string;
  readonly message: RichTextTree;
}

/** Colour is the third sign: a word and an icon say the same. */
const tones: Readonly<Record<AlertTone, { word: string; icon: IconName; ground: string; edge: string }>> = {
  orange: {
    word: 'Notice',
    icon: 'bell',
    ground: 'border-alert-orange-edge bg-alert-orange',
    edge: 'text-alert-orange-edge',
  },
  red: { word: 'Urgent', icon: 'stop', ground: 'border-alert-red-edge bg-alert-red', edge: 'text-alert-red-edge' },
  blue: {
    word: 'Information',
    icon: 'info',
    ground: 'border-alert-blue-edge bg-alert-blue',
    edge: 'text-alert-blue-edge',
  },
};

interface AlertsProps {
  readonly alerts: readonly AlertView[];
  /** Some source of alerts failed. */
  readonly isIncomplete: boolean;
}

export function Alerts({ alerts, isIncomplete }: AlertsProps) {
  return (
    <section aria-label="Alerts" className="grid content-start gap-2">
      {alerts.map((alert) => (
        <Alert key={alert.key} alert={alert} />
      ))}
      {isIncomplete && <Unavailable what={alerts.length === 0 ? 'Alerts' : 'Further alerts'} />}
    </section>
  );
}

function Alert({ alert }: { readonly alert: AlertView }) {
  const { word, icon, ground, edge } = tones[alert.tone];
  return (
    <div className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-l-3 p-3 text-sm ${ground}`}>
      <Icon name={icon} className={`size-5 ${edge}`} />
      <div className="min-w-0 break-words">
        <p className={`label leading-5 ${edge}`}>{word}</p>
        {alert.headline !== '' && <h2 className="mt-0.5 text-d-md">{alert.headline}</h2>}
        <div className="rich-text mt-0.5 leading-[1.45]">
          <RichText>{alert.message}</RichText>
        </div>
      </div>
    </div>
  );
}
