// `npm run school -- COMMAND`: commands for technicians on the school's machine, without signing in.
import { runCommand } from './school/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2));
