import { mostFollowed } from '~/models/teams/followed-teams';
import { Button } from '../ui/button';
import { useFollowedTeams } from './followed-store';

/** Follows or unfollows a school or sport on this device. Requires scripts. */
export function FollowButton({ team, name }: { readonly team: string; readonly name: string }) {
  const { keys, toggle } = useFollowedTeams();
  const isOn = keys?.includes(team) ?? false;
  const isFull = !isOn && (keys?.length ?? 0) >= mostFollowed;
  return (
    <Button
      look={isOn ? 'solid' : 'plain'}
      icon="star"
      className={`needs-script min-w-30 print:hidden ${isOn ? '[&_.icon]:fill-current' : ''}`}
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
