import { Fragment } from 'react';
import { SiteLink } from '../ui/site-link';

interface PlayoffChancesProps {
  readonly className?: string;
  /** `In, whatever happens.`; empty with conditions. */
  readonly text: string;
  readonly conditions: readonly {
    /** `In` or `Out` */
    readonly word: string;
    readonly items: readonly { readonly text: string; readonly href: string }[];
  }[];
}

/** Whether a team is in or out for certain, or what is enough for it. Each condition leads to the field with its picks. */
export function PlayoffChances({ text, conditions, className = 'block text-xs text-ink-2' }: PlayoffChancesProps) {
  return (
    <span className={className}>
      {text !== '' && <strong>{text}</strong>}
      {conditions.map(({ word, items }) => (
        <Fragment key={word}>
          <strong>{word}</strong>
          {items.map(({ text: condition, href }, index) => (
            <Fragment key={href}>
              {index === 0 ? ' if ' : ', or if '}
              <SiteLink to={href} prefetch="none">
                {condition}
              </SiteLink>
            </Fragment>
          ))}
          {'. '}
        </Fragment>
      ))}
    </span>
  );
}
