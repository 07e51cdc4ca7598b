import type { SectionProps } from '#teacher/pages/setting/setting-sections.ts';
import { ClassDetail } from './class-detail.tsx';
import { ClassList } from './class-list.tsx';
import { GradeCard } from './grade-card.tsx';

/** Shows the class whose id is in the address; without an id, the list of the classes of a term. */
export function ClassSetting({ search, onSearch }: SectionProps) {
  if (search.id !== undefined) return <ClassDetail id={search.id} termId={search.term} />;
  return (
    <>
      <ClassList search={search} onSearch={onSearch} />
      <GradeCard />
    </>
  );
}
