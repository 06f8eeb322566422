import { parseEnvironment, type Environment } from './environment';

/** An environment with the settings that every site needs, and with these. */
export function buildTestEnvironment(settings: Readonly<Record<string, string | undefined>> = {}): Environment {
  return parseEnvironment({
    V1_BASE_URL: 'https://api.example.org/v1',
    PRODUCT: 'PSAA',
    ASSOCIATION_NAME: 'Prairie State Activities Association',
    BUILD_ID: 'test',
    ...settings,
  });
}
