import type { TypeSetting } from '#contract/choices.ts';
import { fromPickerTime } from '#ui/dates/picker-time.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { SettingsForm } from './settings-form.ts';
import { summaryMessages } from './summary-messages.ts';
import { targetMessages } from './target-messages.ts';

/** Summarises settings in one line, the most important first. */
export function useSettingsSummary(): (form: SettingsForm, typeSettings: readonly TypeSetting[]) => string {
  const t = useMessages(summaryMessages);
  const tTarget = useMessages(targetMessages);
  const formats = useFormats();
  const describeTypeSettings = (
    { attempts_allowed, feedback_rule, marks_held, hasTimeLimit, timeLimitMinutes, shuffle }: SettingsForm,
    has: (name: TypeSetting) => boolean,
  ) => [
    has('attempts_allowed') &&
      (attempts_allowed === 0 ? t('attempts_any') : t('attempts', { count: attempts_allowed })),
    has('feedback_rule') && t(feedback_rule),
    has('marks_held') && marks_held && feedback_rule !== 'never' && t('marks_held'),
    has('time_limit_minutes') &&
      hasTimeLimit &&
      timeLimitMinutes !== '' &&
      t('minutes', { count: timeLimitMinutes }),
    has('shuffle') && shuffle && t('shuffle'),
  ];
  const describeTarget = ({ target_kind, target_ids }: SettingsForm) =>
    target_kind !== 'class' && tTarget(`${target_kind}_chosen`, { count: target_ids.length });
  return (form, typeSettings) => {
    const openTime = fromPickerTime(form.openAt);
    const dueTime = fromPickerTime(form.dueAt);
    const summaryParts = [
      describeTarget(form),
      form.work_by === 'group' && tTarget('by_groups'),
      ...describeTypeSettings(form, (name) => typeSettings.includes(name)),
      openTime !== null && t('opens', { time: formats.dateTime(openTime) }),
      dueTime === null ? t('no_due') : t('due', { time: formats.dateTime(dueTime) }),
      dueTime !== null && Boolean(form.lateHours) && t('late', { count: Number(form.lateHours) }),
      form.allow_guests && t('guests'),
    ];
    return summaryParts.filter(Boolean).join(' · ');
  };
}
