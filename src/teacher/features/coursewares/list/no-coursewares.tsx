import { Link } from '@tanstack/react-router';
import { dialogEditorTypes } from '#activities/views.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import styles from './course-list.module.css';
import { addMenuId } from './course-list-head.tsx';

type NoCoursewaresProps = {
  unitId: number;
  getTypeName: (type: string) => string;
  onAddActivities: () => void;
  /** Creates an activity of a small type in a dialog. */
  onQuickAdd: (type: string) => void;
};

/** Shown for a unit without coursewares: all the ways to add one, the most likely one first. */
export function NoCoursewares({ unitId, getTypeName, onAddActivities, onQuickAdd }: NoCoursewaresProps) {
  const t = useMessages(coursewareMessages);
  const ownActivities = useCall('GET /diy/list', { status: '1', limit: 1 }, { quiet: true });
  const hasNoActivities = ownActivities.data?.total === 0;
  const createButton = (
    <Link
      key="create"
      {...buttonLook(hasNoActivities ? 'solid' : 'plain')}
      to="/teacher/diy/create"
      search={{ unit_id: unitId }}
    >
      {t('create_new')}
    </Link>
  );
  return (
    <EmptyState picture={<EmptyActivities />} title={t('empty')} text={t('empty_text')}>
      <div className={styles.actions} data-waiting={ownActivities.isPending || undefined}>
        {hasNoActivities && createButton}
        <Button data-opener={addMenuId} look={hasNoActivities ? 'plain' : 'solid'} onClick={onAddActivities}>
          {t('add_from_diy')}
        </Button>
        <Link {...buttonLook('plain')} to="/resources/list" search={{ unit_id: unitId }}>
          {t('add_from_library')}
        </Link>
        {!hasNoActivities && createButton}
        {dialogEditorTypes.map((type) => (
          <Button key={type} look="plain" onClick={() => onQuickAdd(type)}>
            {getTypeName(type)}
          </Button>
        ))}
      </div>
    </EmptyState>
  );
}
