import { buildDirectorySources, requestCommittees } from '../directory-part';
import { withPrefix } from '../prefix';

export const sources = () => ({
  optional: { ...buildDirectorySources(), ...withPrefix('committee', requestCommittees()) },
});
