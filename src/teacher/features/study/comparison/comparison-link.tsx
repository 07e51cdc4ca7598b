import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { comparisonMessages } from './comparison-messages.ts';

/** Leads from an activity's grid to its other uses. */
export function ComparisonLink({ coursewareId }: { coursewareId: number }) {
  const t = useMessages(comparisonMessages);
  return (
    <p style={{ margin: 'var(--el-space-2) 0 0' }}>
      <Link to="/study-situation-view/comparison" search={{ courseware_id: coursewareId }}>
        {t('compare_with')}
      </Link>
    </p>
  );
}
