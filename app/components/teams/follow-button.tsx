import { mostFollowed } from '~/models/teams/followed-teams';
import { Button } from '../ui/button';
import { useFollowedTeams } from './followed-store';

interface FollowButtonProps {
  readonly team: string;
  readonly name: string;
  /** Without a frame, in a list whose names matter more. */
  readonly isQuiet?: boolean;
}

/** Follows or unfollows a school or sport on this device. Requires scripts. */
export function FollowButton({ team, name, isQuiet = false }: FollowButtonProps) {
  const { keys, toggle } = useFollowedTeams();
  const isOn = keys?.includes(team) ?? false;
  const isFull = !isOn && (keys?.length ?? 0) >= mostFollowed;
  return (
    <Button
      look={isQuiet ? 'bare' : isOn ? 'solid' : 'plain'}
      icon="star"
      className={`needs-script print:hidden ${isQuiet ? '-mr-3 [&_.icon]:text-accent' : 'min-w-30'} ${isOn ? '[&_.icon]:fill-current' : ''}`}
      aria-pressed={isOn}
      disabled={isFull}
      title={isFull ? `You follow ${mostFollowed} teams already` : undefined}
      onClick={() => toggle(team)}
    >
      {isOn ? 'Following' : 'Follow'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
