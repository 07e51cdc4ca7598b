import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { cardMessages } from '#teacher/shared/password-cards/card-messages.ts';
import { type ShownCards, useIssue } from '#teacher/shared/password-cards/use-issue.ts';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { readNow, useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import styles from './people.module.css';
import { PeopleFilters } from './people-filters.tsx';
import { peopleMessages } from './people-messages.ts';
import type { PeopleSearch } from './people-search.ts';
import { pageSize } from './people-search.ts';
import { PeopleTable } from './people-table.tsx';

type PeopleListProps = SectionProps<PeopleSearch> & { onCards: (cards: ShownCards) => void };

/** Lists the people, a page at a time from the server, which searches and filters. */
export function PeopleList({ search, onSearch, onCards }: PeopleListProps) {
  const t = useMessages(peopleMessages);
  const client = useQueryClient();
  const tCard = useMessages(cardMessages);
  const [isAdding, setAdding] = useState(false);
  const { progress, issue } = useIssue(onCards);
  const { keyword, group, class_id, offset = 0 } = search;
  const list = useCall(
    'GET /admin/people',
    {
      keyword,
      user_group: group === 'teacher' || group === 'student' ? group : '',
      class_id: class_id ?? '',
      is_closed: group === 'closed',
      offset,
      limit: pageSize,
    },
    { keepPrevious: true, reportsInPlace: true },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const isFiltered = keyword !== undefined || group !== undefined || class_id !== undefined;

  const issueClassCards = async (classId: number) => {
    const { members } = await readNow(client, 'GET /teacher/class_members', { class_id: classId });
    const ids = members.filter(({ password }) => password !== 'own').map(({ id }) => id);
    if (ids.length === 0) showToast('success', t('class_cards_none'));
    else if (await confirm({ text: t('class_cards_ask', { count: ids.length }) })) await issue(ids, '/play');
  };
  const issueTeacherCards = async () => {
    const ids: number[] = [];
    for (let pageOffset = 0, teacherCount = 1; pageOffset < teacherCount; pageOffset += pageSize) {
      const teacherFilter = { user_group: 'teacher', class_id: '', is_closed: false } as const;
      const page = await readNow(client, 'GET /admin/people', {
        ...teacherFilter,
        offset: pageOffset,
        limit: pageSize,
      });
      teacherCount = page.total;
      // Includes demo passwords, because everybody knows those; passwords that people chose themselves stay.
      ids.push(...page.items.filter(({ password }) => password !== 'own').map(({ id }) => id));
    }
    if (ids.length === 0) showToast('success', t('teacher_cards_none'));
    else if (await confirm({ text: t('teacher_cards_ask', { count: ids.length }) })) await issue(ids, '/');
  };
  return (
    <>
      <div className={styles.top}>
        <h2 id="setting-people">{t('people')}</h2>
        {list.data && <span className={styles.total}>{t('total', { count: total })}</span>}
        {class_id !== undefined && (
          <Button
            variant="default"
            loading={progress !== undefined}
            onClick={() => void issueClassCards(class_id).catch(() => undefined)}
          >
            {t('class_cards')}
          </Button>
        )}
        {group === 'teacher' && (
          <Button
            variant="default"
            loading={progress !== undefined}
            onClick={() => void issueTeacherCards().catch(() => undefined)}
          >
            {t('teacher_cards')}
          </Button>
        )}
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {progress && <p role="status">{tCard('issuing', progress)}</p>}
      <PeopleFilters search={search} onSearch={onSearch} />
      {list.isPending && <Skeleton lines={8} height="2.25rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <EmptyState
          picture={isFiltered ? <EmptySearch /> : <NoStudents />}
          title={t(isFiltered ? 'nothing_found' : 'nothing')}
          text={t(isFiltered ? 'nothing_found_text' : 'nothing_text')}
        />
      )}
      {items.length > 0 && <PeopleTable people={items} search={search} isBusy={list.isFetching} />}
      <Pager
        total={total}
        offset={offset}
        limit={pageSize}
        onOffset={(nextOffset) => onSearch({ ...search, offset: nextOffset || undefined })}
      />
      {isAdding && (
        <AddPersonDialog
          userGroup={group === 'teacher' ? 'teacher' : 'student'}
          onAdded={(id) => onSearch({ ...search, id })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
