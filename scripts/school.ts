// `npm run school -- COMMAND`: commands for technicians on the school's machine, without signing in.
import { keepFilesPrivate } from '#server/storage/protect-folder.ts';
import { runCommand } from './school/run-command.ts';

keepFilesPrivate();
process.exitCode = await runCommand(process.argv.slice(2));
