import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Grid } from '#teacher/features/study/grid-model.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { followUpMessages } from './follow-up-messages.ts';

const FollowUpDialog = createLazyPart(async () => (await import('./follow-up-dialog.tsx')).FollowUpDialog);

const buttonId = 'follow-up';

/** Opens the dialog that makes a quiz or groups for those who missed questions, and leads to what was made. */
export function FollowUpButton({ grid }: { grid: Grid }) {
  const t = useMessages(followUpMessages);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-opener={buttonId} small look="soft" onClick={() => setOpen(true)}>
        {t('follow_up')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FollowUpDialog
            grid={grid}
            opener={buttonId}
            onClose={() => setOpen(false)}
            onMade={(made) =>
              void ('unitId' in made
                ? navigate({ to: '/unit/course/list', search: { unit_id: made.unitId } })
                : navigate({ to: '/group-settings/list', search: { class_id: made.classId } }))
            }
          />
        </Suspense>
      )}
    </>
  );
}
