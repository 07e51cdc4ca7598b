import { ActionIcon, Group, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useGrid } from '#teacher/features/study/grid/use-live-grid.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { sortRows } from '../grid-model.ts';

/** Buttons to the previous and the next student, and a select of all students. */
export function StudentNavigation({ coursewareId, userId }: { coursewareId: number; userId: number }) {
  const t = useMessages(studyMessages);
  const namePerson = useNamePerson();
  const navigate = useNavigate();
  const grid = useGrid(coursewareId);
  const rows = sortRows(grid.data?.rows ?? [], 'number');
  const index = rows.findIndex(({ user_id }) => user_id === userId);
  const showStudent = (user_id: number | undefined) => {
    if (user_id === undefined) return;
    void navigate({
      to: '/study-situation-view/personal-detail',
      search: { courseware_id: coursewareId, user_id },
    });
  };
  const previousId = rows[index - 1]?.user_id;
  const nextId = rows[index + 1]?.user_id;
  return (
    <Group gap="xs" wrap="nowrap" maw="100%">
      <ActionIcon
        size={44}
        variant="default"
        aria-label={t('previous_student')}
        disabled={previousId === undefined}
        onClick={() => showStudent(previousId)}
      >
        <IconChevronLeft aria-hidden="true" />
      </ActionIcon>
      <Select
        aria-label={t('choose_student')}
        searchable
        data={rows.map((row) => ({
          value: String(row.user_id),
          label: `${row.class_number ?? ''} ${namePerson(row)}`.trim(),
        }))}
        value={String(userId)}
        onChange={(value) => showStudent(value ? Number(value) : undefined)}
        allowDeselect={false}
        w={190}
        miw={0}
      />
      <ActionIcon
        size={44}
        variant="default"
        aria-label={t('next_student')}
        disabled={nextId === undefined}
        onClick={() => showStudent(nextId)}
      >
        <IconChevronRight aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
