import { NativeSelect, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { listGroups } from '#teacher/features/study/grid/grid-lines.ts';
import type { Grid } from '#teacher/features/study/grid-model.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { achievementMessages } from './achievement-messages.ts';
import { AchievementTable } from './achievement-table.tsx';

/** The class goes on answering while the teacher looks. */
const refetchMs = 30_000;

/** Achievement in one courseware: of the class, or of a group or a student that the teacher chooses. */
export function ClassAchievement({ grid, hideNames }: { grid: Grid; hideNames: boolean }) {
  const t = useMessages(achievementMessages);
  const namePerson = useNamePerson();
  const [choice, setChoice] = useState('class');
  const { courseware_id } = grid.courseware;
  const shownChoice = hideNames && choice.startsWith('student ') ? 'class' : choice;
  const [kind, chosen = ''] = splitChoice(shownChoice);
  const reply = useCall(
    'GET /study/achievement',
    {
      courseware_id,
      ...(kind === 'student' && { user_id: Number(chosen) }),
      ...(kind === 'group' && { group: chosen }),
    },
    { keepPrevious: true, reportsInPlace: true, refetchMs },
  );
  const groups = listGroups(grid.rows);
  const options = [
    { value: 'class', label: t('whole_class') },
    ...(groups.length > 0
      ? [{ group: t('groups'), items: groups.map((group) => ({ value: `group ${group}`, label: group })) }]
      : []),
    ...(hideNames
      ? []
      : [
          {
            group: t('students'),
            items: grid.rows.map((row) => ({ value: `student ${row.user_id}`, label: namePerson(row) })),
          },
        ]),
  ];
  return (
    <Paper p="md" radius="lg" mt="md">
      <Title order={2} size="h5" mb={4}>
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('help')}
      </Text>
      <NativeSelect
        label={t('of')}
        mb="sm"
        value={shownChoice}
        data={options}
        onChange={({ currentTarget }) => setChoice(currentTarget.value)}
      />
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.isPending && <Skeleton lines={3} height="2.75rem" />}
      {reply.data && <AchievementTable achievement={reply.data} label={t('title')} />}
    </Paper>
  );
}

/** `class`, or `group` and its name, or `student` and the id. */
function splitChoice(choice: string): string[] {
  const at = choice.indexOf(' ');
  return at < 0 ? [choice] : [choice.slice(0, at), choice.slice(at + 1)];
}
