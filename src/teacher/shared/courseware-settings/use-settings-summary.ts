import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { fromPickerTime } from './picker-time.ts';
import type { SettingsForm } from './settings-form.ts';
import { summaryMessages } from './summary-messages.ts';
import { targetMessages } from './target-messages.ts';

/** Summarises settings in one line, the most important first. */
export function useSettingsSummary(): (form: SettingsForm, isMarked: boolean) => string {
  const t = useMessages(summaryMessages);
  const targets = useMessages(targetMessages);
  const formats = useFormats();
  const sayMarked = ({
    attempts_allowed,
    feedback_rule,
    marks_held,
    hasTimeLimit,
    minutes,
    shuffle,
  }: SettingsForm) => [
    attempts_allowed === 0 ? t('attempts_any') : t('attempts', { count: attempts_allowed }),
    t(feedback_rule),
    marks_held && feedback_rule !== 'never' && t('marks_held'),
    hasTimeLimit && minutes !== '' && t('minutes', { count: minutes }),
    shuffle && t('shuffle'),
  ];
  const sayTarget = ({ target_kind, target_ids }: SettingsForm) =>
    target_kind !== 'class' && targets(`${target_kind}_chosen`, { count: target_ids.length });
  return (form, isMarked) => {
    const opens = fromPickerTime(form.openAt);
    const due = fromPickerTime(form.dueAt);
    const parts = [
      sayTarget(form),
      form.work_by === 'group' && targets('by_groups'),
      ...(isMarked ? sayMarked(form) : []),
      opens !== null && t('opens', { time: formats.dateTime(opens) }),
      due === null ? t('no_due') : t('due', { time: formats.dateTime(due) }),
      form.allow_guests && t('guests'),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
