// `npm run school -- COMMAND`: what technicians do on the machine of the school, without signing in.
import { runCommand } from './school/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2));
