import type { ClassSearch } from '#teacher/features/classes/class-search.ts';
import { ClassSetting } from '#teacher/features/classes/class-setting.tsx';
import { ClassMembers } from '#teacher/features/people/class-members.tsx';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';

/** The classes, and of a single one also its students. */
export function ClassSection(sectionProps: SectionProps<ClassSearch>) {
  return <ClassSetting {...sectionProps} renderMembers={(classId) => <ClassMembers classId={classId} />} />;
}
