import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './editor-messages.ts';
import { messages } from './messages.ts';

type AddHereProps = {
  unitId: number;
  activityId: number;
  /** Added before: there is only the way back to it. */
  isHere: boolean;
  variant: 'filled' | 'light';
};

/** Straight into the unit the teacher came from. */
export function AddHere({ unitId, activityId, isHere, variant }: AddHereProps) {
  const t = useMessages(editorMessages);
  const words = useMessages(messages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  const add = useSend('POST /teacher/course_add', {
    refreshes: ['GET /teacher/course_list', 'GET /diy/list'],
  });
  if (!unit) return null;
  if (isHere || add.isSuccess) {
    return (
      <>
        {add.isSuccess && <p role="status">{words('added', { unit: unit.name })}</p>}
        <Button
          variant={variant}
          renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: unitId }} />}
        >
          {words('go_to_unit')}
        </Button>
      </>
    );
  }
  return (
    <Button
      variant={variant}
      loading={add.isPending}
      onClick={() => add.mutate({ unit_id: unitId, activity_ids: [activityId] })}
    >
      {t('add_to_this_unit', { unit: unit.name })}
    </Button>
  );
}
