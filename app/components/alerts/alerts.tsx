import type { RichText as RichTextTree } from '~/models/content/rich-text';
import { Icon, type IconName } from '../ui/icon';
import { HiddenText, ResultsInText } from '../ui/results';
import { RichText } from '../ui/rich-text';
import { Unavailable } from '../ui/unavailable';

export type AlertTone = 'orange' | 'red' | 'blue';

export interface AlertView {
  readonly key: string;
  readonly tone: AlertTone;
  readonly headline: string;
  /** Stands for a headline that tells a result, or whose message does. */
  readonly neutralHeadline: string | null;
  readonly message: RichTextTree;
}

/** Color is only a third signal; a word and an icon say the same. */
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
  /** A source of alerts failed. */
  readonly isIncomplete?: boolean;
  /** Label of the region, where a page has two. */
  readonly label?: string;
}

/** Nothing without alerts, unless some are missing. */
export function Alerts({ alerts, isIncomplete = false, label = 'Alerts' }: AlertsProps) {
  if (alerts.length === 0 && !isIncomplete) return null;
  return (
    <section aria-label={label} className="grid content-start gap-2">
      {alerts.map((alert) => (
        <Alert key={alert.key} alert={alert} />
      ))}
      {isIncomplete && <Unavailable what={alerts.length === 0 ? 'Alerts' : 'Further alerts'} />}
    </section>
  );
}

/** One line whose message unfolds. An alert without a headline shows its message at once. */
function Alert({ alert: { tone, headline, neutralHeadline, message } }: { readonly alert: AlertView }) {
  const { word, icon, ground, edge } = tones[tone];
  const head = (
    <>
      <Icon name={icon} className={`size-5 ${edge}`} />
      <span className={`label ${edge}`}>{word}</span>
    </>
  );
  const look = `border-l-3 px-3 text-sm ${ground}`;
  const body = (
    <div className="rich-text pb-3 leading-[1.45]">
      <ResultsInText tellsResult={neutralHeadline !== null}>
        <RichText>{message}</RichText>
      </ResultsInText>
    </div>
  );
  if (headline === '') {
    return (
      <div className={look}>
        <p className="flex min-h-11 items-center gap-2">{head}</p>
        {body}
      </div>
    );
  }
  return (
    <details className={look}>
      <summary className="flex min-h-11 items-center gap-2">
        {head}
        <h2 className="part-heading min-w-0 flex-1 py-1">
          <HiddenText neutral={neutralHeadline}>{headline}</HiddenText>
        </h2>
        <Icon name="down" className={`size-3.5 shrink-0 ${edge}`} />
      </summary>
      {body}
    </details>
  );
}
