import { type ComponentType, memo, useId } from 'react';
import { Icon } from '~/components/ui/icon';
import { Part } from '~/components/ui/part';
import { formatCount } from '~/models/text/format-count';
import type { ListGroup } from './list-rules';

/** Renders the rows of a group and its other content. */
export type GroupBody<Group> = ComponentType<{ readonly group: Group }>;

interface ListGroupsProps<Group> {
  readonly groups: readonly Group[];
  readonly isCollapsible: boolean;
  readonly isOpen: boolean;
  readonly Body: GroupBody<Group>;
}

/** The groups of a list, collapsible or as sections. Unchanged groups are not rendered again. */
export function ListGroups<Group extends ListGroup<unknown>>(props: ListGroupsProps<Group>) {
  const { groups, isCollapsible, isOpen, Body } = props;
  const drawn = groups.map((group) => (
    <OneGroup
      key={group.key}
      group={group}
      isOpen={isOpen}
      isCollapsible={isCollapsible}
      Body={Body as GroupBody<ListGroup<unknown>>}
    />
  ));
  // Collapsible groups are many and small.
  return isCollapsible ? <div className="print-columns">{drawn}</div> : drawn;
}

interface OneGroupProps extends Omit<ListGroupsProps<ListGroup<unknown>>, 'groups'> {
  readonly group: ListGroup<unknown>;
}

const OneGroup = memo(function OneGroup({ group, isCollapsible, isOpen, Body }: OneGroupProps) {
  const id = useId();
  const { title, noun, matchCount, rows } = group;
  if (title === null) return <Body group={group} />;
  const some = matchCount === undefined ? '' : `${matchCount} of `;
  const note = noun === undefined ? null : `${some}${formatCount(rows.length, noun)}`;
  if (!isCollapsible) {
    return (
      <Part id={id} title={title} className="mt-2 pb-4" note={note}>
        <Body group={group} />
      </Part>
    );
  }
  return (
    <details open={isOpen} className="list-group border-b border-line">
      <summary className="flex min-h-11 items-center gap-3 py-1 hover:bg-surface-sunken print:min-h-0">
        <Icon name="right" className="size-4 text-accent" />
        <h2 className="min-w-0 flex-1 text-d-md font-semibold break-words">{title}</h2>
        {note !== null && <span className="text-sm whitespace-nowrap text-ink-2">{note}</span>}
      </summary>
      <div className="pt-1 pb-5 large-phone:pl-7 print:p-0">
        <Body group={group} />
      </div>
    </details>
  );
});
