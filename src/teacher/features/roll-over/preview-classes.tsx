import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import newTermStyles from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';

/** Each new class with its students, teachers and units. */
export function PreviewClasses({ classes }: Pick<ApiReply<'POST /admin/roll_over_preview'>, 'classes'>) {
  const t = useMessages(newTermMessages);
  const columns = ['from', 'students', 'teachings', 'units'] as const;
  return (
    <section className={newTermStyles.scroll} aria-label={t('classes')} data-scrolls-sideways>
      <table className={newTermStyles.table}>
        <thead>
          <tr>
            <th scope="col">{t('class_new')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map((newClass) => (
            <tr key={newClass.name}>
              <th scope="row">{newClass.name}</th>
              {columns.map((column) => (
                <td key={column} data-label={t(column)}>
                  {newClass[column] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
