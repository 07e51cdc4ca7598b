import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { createAdminCommand } from './create-admin.ts';
import { importCommand } from './import.ts';
import { resetPasswordCommand } from './reset-password.ts';
import { restoreCommand } from './restore.ts';

/** All commands, in the order of the help text. */
export const commands: readonly Command[] = [
  createAdminCommand,
  resetPasswordCommand,
  importCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
];
