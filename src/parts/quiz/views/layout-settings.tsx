import { SegmentedControl, Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Quiz } from '../model.ts';
import { layoutMessages } from './layout-messages.ts';
import styles from './layout-settings.module.css';

type LayoutSettingsProps = {
  layout: Quiz['layout'];
  /** A question has a time limit, which forces the layout. */
  hasTimeLimit: boolean;
  allowBack: boolean;
  onChange: (change: Partial<Pick<Quiz, 'layout' | 'allow_back'>>) => void;
};

/** Lets the teacher choose the layout, and whether students may go back. */
export function LayoutSettings({ layout, hasTimeLimit, allowBack, onChange }: LayoutSettingsProps) {
  const t = useMessages(layoutMessages);
  const layoutOptions = [
    { value: 'one_by_one' as const, label: t('one_by_one') },
    { value: 'all_on_page' as const, label: t('all_on_page'), disabled: hasTimeLimit },
  ];
  return (
    <>
      <SegmentedControl
        aria-label={t('layout')}
        value={layout}
        data={layoutOptions}
        onChange={(next) => onChange({ layout: next })}
      />
      {hasTimeLimit && <span className={styles.note}>{t('layout_forced')}</span>}
      <Switch
        label={t('allow_back')}
        checked={allowBack || layout === 'all_on_page'}
        disabled={layout === 'all_on_page'}
        onChange={(event) => onChange({ allow_back: event.currentTarget.checked })}
      />
    </>
  );
}
