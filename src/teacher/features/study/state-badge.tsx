import { Badge } from '@mantine/core';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type State = 'closed' | 'scheduled' | 'open' | 'past_due';

const colours: Record<State, string> = {
  closed: 'gray',
  scheduled: 'yellow',
  open: 'green',
  past_due: 'harbour',
};

/** What students meet when they open the courseware now. */
export function StateBadge({ state }: { state: State }) {
  const t = useMessages(studyMessages);
  return (
    <Badge variant="light" color={colours[state]}>
      {t(`state_${state}`)}
    </Badge>
  );
}
