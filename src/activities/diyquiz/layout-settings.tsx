import { SegmentedControl, Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import type { Quiz } from './model.ts';

type LayoutSettingsProps = {
  layout: Quiz['layout'];
  /** A question has a time limit, which forces the layout. */
  isTimed: boolean;
  allowBack: boolean;
  onChange: (change: Partial<Pick<Quiz, 'layout' | 'allow_back'>>) => void;
};

/** How students go through the questions. */
export function LayoutSettings({ layout, isTimed, allowBack, onChange }: LayoutSettingsProps) {
  const t = useMessages(editorMessages);
  const data = [
    { value: 'one_by_one' as const, label: t('one_by_one') },
    { value: 'all_on_page' as const, label: t('all_on_page'), disabled: isTimed },
  ];
  return (
    <>
      <SegmentedControl
        aria-label={t('layout')}
        value={layout}
        data={data}
        onChange={(next) => onChange({ layout: next })}
      />
      {isTimed && <span className={styles.note}>{t('layout_forced')}</span>}
      <Switch
        label={t('allow_back')}
        checked={allowBack || layout === 'all_on_page'}
        disabled={layout === 'all_on_page'}
        onChange={(event) => onChange({ allow_back: event.currentTarget.checked })}
      />
    </>
  );
}
