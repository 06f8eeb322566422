import type { DirectorySchool } from '~/upstream/schools';

export function buildSchool(id: string, name: string, changes: Partial<DirectorySchool> = {}): DirectorySchool {
  return {
    id,
    name,
    sortName: name,
    formalName: `${name} High School`,
    nickname: null,
    city: null,
    logoUrl: null,
    isPublic: true,
    hasBoundary: true,
    ...changes,
  };
}
