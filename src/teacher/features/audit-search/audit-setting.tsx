import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import type { TableFormat } from '#teacher/shared/tables/save-table.ts';
import { TableMenu } from '#teacher/shared/tables/table-menu.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { auditMessages } from './audit-messages.ts';
import { type AuditInput, toAuditInput } from './audit-reads.ts';
import type { AuditSearch } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import type { AuditWords } from './describe-entry.ts';
import { saveAudit } from './save-audit.ts';
import { useAuditWords } from './use-audit-words.ts';

function ExportAuditMenu({ input, words }: { input: AuditInput; words: AuditWords }) {
  const t = useMessages(auditMessages);
  const title = t('title');
  const client = useQueryClient();
  const save = async (format: TableFormat) => {
    const { count, isCut } = await saveAudit(client, { input, words, title }, format);
    if (isCut) showToast('success', t('export_cut', { count }));
  };
  return <TableMenu save={save} />;
}

/** Buttons to older and newest entries. Pages begin at an entry's id, so that new entries do not shift them. */
function AuditPageButtons({
  search,
  onSearch,
  nextId,
}: SectionProps<AuditSearch> & { nextId: number | null }) {
  const t = useMessages(auditMessages);
  if (search.older === undefined && nextId === null) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <Button
        variant="default"
        disabled={search.older === undefined}
        onClick={() => onSearch({ ...search, older: undefined })}
      >
        {t('newest')}
      </Button>
      <Button
        variant="default"
        disabled={nextId === null}
        onClick={() => onSearch({ ...search, older: nextId ?? undefined })}
      >
        {t('older')}
      </Button>
    </nav>
  );
}

/** The audit log, which administrators can search and nobody can change. */
export function AuditSetting({ search, onSearch }: SectionProps<AuditSearch>) {
  const t = useMessages(auditMessages);
  const title = t('title');
  const auditWords = useAuditWords();
  const input = toAuditInput(search);
  const list = useCall('GET /admin/audit', input, { keepPrevious: true, reportsInPlace: true });
  const { items = [], next_id = null } = list.data ?? {};
  const { limit: _limit, before_id: _before, ...filters } = input;
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
  return (
    <section className={settingStyles.card} aria-labelledby="setting-audit">
      <div className={styles.top}>
        <h2 id="setting-audit">{title}</h2>
        {items.length > 0 && <ExportAuditMenu input={input} words={auditWords} />}
      </div>
      <p className={settingStyles.text}>{t('text')}</p>
      <AuditFilters search={search} onSearch={onSearch} />
      {list.isPending && <Skeleton lines={10} height="2rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <EmptyState
          picture={isFiltered ? <EmptySearch /> : null}
          title={t(isFiltered ? 'nothing_found' : 'nothing')}
          text={t(isFiltered ? 'nothing_found_text' : 'nothing_text')}
        />
      )}
      {items.length > 0 && (
        <AuditTable entries={items} search={search} words={auditWords} isBusy={list.isFetching} />
      )}
      <AuditPageButtons search={search} onSearch={onSearch} nextId={next_id} />
    </section>
  );
}
