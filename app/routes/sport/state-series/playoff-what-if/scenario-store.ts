import type { ReadScenario } from './games-view';

/**
 * The scenario as its buttons are pressed. The row of a game reads its own pick from it with `useSyncExternalStore`, so that a press
 * renders that row alone before the next paint.
 */
export class ScenarioStore {
  #scenario: ReadScenario;
  readonly #listeners = new Set<() => void>();

  constructor(scenario: ReadScenario) {
    this.#scenario = scenario;
  }

  readonly read = (): ReadScenario => this.#scenario;

  write(scenario: ReadScenario): void {
    this.#scenario = scenario;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
