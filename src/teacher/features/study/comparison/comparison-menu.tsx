import { saveTable } from '#teacher/shared/tables/save-table.ts';
import { TableMenu } from '#teacher/shared/tables/table-menu.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Comparison, type NumberedQuestion } from './compared.ts';
import { makeComparisonTable } from './comparison-file.ts';
import { comparisonMessages } from './comparison-messages.ts';

type ComparisonMenuProps = {
  comparison: Comparison;
  /** In the order of the screen. */
  questions: readonly NumberedQuestion[];
};

/** Saves or prints the comparison. */
export function ComparisonMenu({ comparison, questions }: ComparisonMenuProps) {
  const t = useMessages(comparisonMessages);
  const title = t('uses');
  return (
    <TableMenu
      save={(format) =>
        saveTable(format, {
          table: makeComparisonTable(comparison, questions, { head: t, figure: t }),
          sheetName: title,
          nameParts: [comparison.courseware_name, title],
        })
      }
      canPrint
    />
  );
}
