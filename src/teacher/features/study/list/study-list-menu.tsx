import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { listLimitMax } from '#contract/limits.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { stateMessages } from '#teacher/shared/coursewares/courseware-state-messages.ts';
import { saveTable, type TableFormat } from '#teacher/shared/tables/save-table.ts';
import { TableMenu } from '#teacher/shared/tables/table-menu.tsx';
import { readNow } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { StudyFilter } from './study-filters.tsx';
import { makeStudyListTable, type StudyItem, type StudyListTexts } from './study-list-file.ts';

/** Largest number of coursewares in one file. */
const exportedMax = 500;

async function readItems(
  client: QueryClient,
  filter: StudyFilter,
): Promise<{ items: StudyItem[]; total: number }> {
  const items: StudyItem[] = [];
  let total = 1;
  while (items.length < Math.min(total, exportedMax)) {
    const page: { items: StudyItem[]; total: number } = await readNow(client, 'GET /study/list', {
      ...filter,
      offset: items.length,
      limit: listLimitMax,
    });
    if (page.items.length === 0) break;
    items.push(...page.items);
    total = page.total;
  }
  return { items, total };
}

/** Saves the list as it is filtered, all its pages. */
export function StudyListMenu({ filter }: { filter: StudyFilter }) {
  const t = useMessages(studyMessages);
  const tState = useMessages(stateMessages);
  const title = useScreenTitle('studyList');
  const { dateTime, date } = useFormats();
  const client = useQueryClient();
  const texts: StudyListTexts = {
    head: (name) => (name === 'average' ? `${t(name)} (%)` : t(name)),
    describeState: (state) => tState(`state_${state}`),
    dateTime,
  };
  const save = async (format: TableFormat) => {
    const { items, total } = await readItems(client, filter);
    const table = makeStudyListTable(items, texts);
    await saveTable(format, { table, sheetName: title, nameParts: [title, date(Date.now())] });
    if (total > items.length) showToast('success', t('export_cut', { count: items.length }));
  };
  return <TableMenu save={save} />;
}
