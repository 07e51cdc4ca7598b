import type { TargetKind, WorkBy } from '#contract/choices.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { studyMessages } from './messages.ts';

/** Returns a function that tells who a courseware is for and that groups share their work; empty in the usual case. */
export function useTargetNote(): (courseware: { target_kind: TargetKind; work_by: WorkBy }) => string {
  const t = useMessages(studyMessages);
  return ({ target_kind, work_by }) =>
    [
      ...(target_kind === 'class' ? [] : [t(`for_${target_kind}`)]),
      ...(work_by === 'group' ? [t('by_groups')] : []),
    ].join(' · ');
}
