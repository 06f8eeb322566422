import { buildDirectorySources, requestCommittees } from '../directory-part';

export const sources = () => ({ optional: { ...buildDirectorySources(), ...requestCommittees() } });
