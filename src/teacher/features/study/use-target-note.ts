import type { TargetKind, WorkBy } from '#contract/choices.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { studyMessages } from './messages.ts';

/** Returns a function for the text that names the targets and shared work of a courseware; empty for the whole class. */
export function useTargetNote(): (courseware: { target_kind: TargetKind; work_by: WorkBy }) => string {
  const t = useMessages(studyMessages);
  return ({ target_kind, work_by }) =>
    [
      ...(target_kind === 'class' ? [] : [t(`for_${target_kind}`)]),
      ...(work_by === 'group' ? [t('by_groups')] : []),
    ].join(' · ');
}
