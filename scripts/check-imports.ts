// Enforces the import rules (docs/decisions/021-import-rules.md). Run: node scripts/check-imports.ts [ROOT]
import { resolve } from 'node:path';
import { findCircles } from './import-rules/circles.ts';
import { findViolations } from './import-rules/find-violations.ts';
import { readProject } from './import-rules/project.ts';

const root = resolve(process.argv[2] ?? '.');

const project = readProject(root);
const importCount = [...project.edgesByPath.values()].flat().length;
const { folderCount } = findCircles(project);
const typeCount = project.activityTypes.size;
const summary = `${project.fileByPath.size} files, ${importCount} imports, ${folderCount} folders, ${typeCount} activity types`;

const violations = findViolations(project);
for (const { path, line, message } of violations) console.error(`${path}:${line} ${message}`);
if ([project.fileByPath.size, importCount, folderCount, typeCount].includes(0)) {
  console.error(`Import rules checked nothing: ${summary}`);
  process.exitCode = 1;
} else if (violations.length > 0) {
  console.error(`Import rules: ${violations.length} violations in ${summary}`);
  process.exitCode = 1;
} else {
  console.log(`Import rules hold: ${summary}`);
}
