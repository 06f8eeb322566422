import type { Command } from '../command';
import { boardCommand } from './board';
import { explainCommand } from './explain';
import { historyCommand } from './history';
import { purgeCommand } from './purge';
import { rollbackCommand } from './rollback';
import { setCommand } from './set';
import { showCommand } from './show';
import { simulateCommand } from './simulate';
import { statsCommand } from './stats';
import { unsetCommand } from './unset';
import { warmCommand } from './warm';

export const commands: readonly Command[] = [
  showCommand,
  explainCommand,
  simulateCommand,
  setCommand,
  unsetCommand,
  purgeCommand,
  warmCommand,
  statsCommand,
  boardCommand,
  historyCommand,
  rollbackCommand,
];
