import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take ten seconds or more, the longest first. One that begins last would keep a single worker busy
 * while the others have nothing left.
 */
export const longTests: readonly string[] = [
  'tests/durability/spaces.test.ts',
  'tests/durability/ink.test.ts',
  'tests/durability/two-processes.test.ts',
  'scripts/new-activity.test.ts',
  'tests/durability/group-boards.test.ts',
  'tests/durability/backup.test.ts',
  'tests/durability/kill-during-correction.test.ts',
  'scripts/school/school.test.ts',
  'tests/durability/teacher-mark.test.ts',
  'tests/durability/kill-during-conversion.test.ts',
  'tests/durability/drawn-quiz.test.ts',
  'tests/durability/kill-during-import.test.ts',
  'tests/durability/restore.test.ts',
  'tests/durability/guess-counters.test.ts',
  'tests/durability/walls.test.ts',
  'tests/api/hostile/others.test.ts',
  'tests/api/access.test.ts',
  'tests/api/class-with-cuts.test.ts',
  'tests/api/hostile/diy.test.ts',
  'tests/api/hostile/play.test.ts',
  'tests/api/hostile/teacher.test.ts',
  'tests/api/hostile/admin.test.ts',
  'tests/api/hostile/study.test.ts',
  'tests/api/hostile/exam.test.ts',
  'tests/api/security-log.test.ts',
  'src/server/media/documents/convert-document.test.ts',
  'src/server/media/documents/convert-document.hostile.test.ts',
  'src/server/media/videos/convert-video.hostile.test.ts',
  'src/teacher/features/activities/list/activity-list.browser.test.tsx',
  'src/activities/diyquiz/editor.browser.test.tsx',
  'src/teacher/features/units/units.browser.test.tsx',
  'src/teacher/features/coursewares/coursewares.browser.test.tsx',
  'src/activities/diyquiz/typing-cost.browser.test.tsx',
  'src/teacher/features/activities/editor/conversions.browser.test.tsx',
  'src/activities/conformance-editor.browser.test.tsx',
  'src/activities/conformance-player.browser.test.tsx',
  'src/activities/conformance-report.browser.test.tsx',
];

function rankOf({ moduleId, project }: TestSpecification): number {
  const rank = longTests.indexOf(relative(project.vitest.config.root, moduleId));
  return rank < 0 ? longTests.length : rank;
}

/** Begins with the long tests of each project; the order of the others stays Vitest's own. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const filesByProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...filesByProject.values()].flatMap((projectFiles) =>
      projectFiles.toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
