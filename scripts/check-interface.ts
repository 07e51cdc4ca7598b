// Refuses components that fail in a translated page, and keyboard handlers that forget input methods. Run: node
// scripts/check-interface.ts [ROOT]
import { resolve } from 'node:path';
import { findInterfaceProblems } from './interface-rules/find-interface-problems.ts';

const { fileCount, problems } = findInterfaceProblems(resolve(process.argv[2] ?? '.'));
for (const problem of problems) console.error(problem);
if (fileCount === 0 || problems.length > 0) {
  console.error(`Interface rules: ${problems.length} violations in ${fileCount} files`);
  process.exitCode = 1;
} else {
  console.log(`Interface rules hold: ${fileCount} files`);
}
