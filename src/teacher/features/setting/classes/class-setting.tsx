import type { SectionProps } from '#teacher/features/setting/setting-sections.ts';
import { ClassDetail } from './class-detail.tsx';
import { ClassList } from './class-list.tsx';
import { GradeCard } from './grade-card.tsx';

/** The classes of a school year, or the one in the address. */
export function ClassSetting({ search, onSearch }: SectionProps) {
  if (search.id !== undefined) return <ClassDetail id={search.id} term={search.term} />;
  return (
    <>
      <ClassList search={search} onSearch={onSearch} />
      <GradeCard />
    </>
  );
}
