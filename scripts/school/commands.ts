import type { Command } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { resetPasswordCommand } from './reset-password.ts';

/** All commands, in the order of the help text. */
export const commands: readonly Command[] = [createAdmin, resetPasswordCommand];
