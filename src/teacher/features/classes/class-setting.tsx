import type { ReactNode } from 'react';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { ClassDetail } from './class-detail.tsx';
import { ClassList } from './class-list.tsx';
import type { ClassSearch } from './class-search.ts';
import { GradeCard } from './grade-card.tsx';

type ClassSettingProps = SectionProps<ClassSearch> & { renderMembers: (classId: number) => ReactNode };

/** Shows the class whose id is in the address; without an id, the list of the classes of a term. */
export function ClassSetting({ search, onSearch, renderMembers }: ClassSettingProps) {
  if (search.id !== undefined)
    return (
      <ClassDetail id={search.id} termId={search.term}>
        {renderMembers(search.id)}
      </ClassDetail>
    );
  return (
    <>
      <ClassList search={search} onSearch={onSearch} />
      <GradeCard />
    </>
  );
}
