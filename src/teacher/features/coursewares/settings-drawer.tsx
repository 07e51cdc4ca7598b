import {
  Button,
  Drawer,
  NativeSelect,
  NumberInput,
  Radio,
  SegmentedControl,
  Stack,
  Switch,
} from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { timeLimitMaxMinutes } from '#contract/limits.ts';
import {
  type CoursewareItem,
  coursewareMenuId,
  coursewareReads,
} from '#teacher/features/coursewares/courseware-item.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import {
  attemptChoices,
  type SettingsErrors,
  type SettingsForm,
  toForm,
  toSettings,
  validateSettings,
} from '#teacher/features/coursewares/settings-form.ts';
import { settingsMessages } from '#teacher/features/coursewares/settings-messages.ts';
import { TimeFields } from '#teacher/features/coursewares/time-fields.tsx';
import { useReturnFocus } from '#teacher/shared/return-focus.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-drawer.module.css';

const countingAttempts = ['best', 'last', 'first'] as const;
const feedbackRules = ['at_once', 'after_submit', 'after_due', 'never'] as const;

type SettingsDrawerProps = {
  courseware: CoursewareItem;
  onOpened: (courseware: CoursewareItem) => void;
  onClose: () => void;
};

/** How a courseware is done, in words. Closed ones can be opened from here with what was just set. */
export function SettingsDrawer({ courseware, onOpened, onClose }: SettingsDrawerProps) {
  const t = useMessages(settingsMessages);
  const common = useMessages(commonMessages);
  const words = useMessages(coursewareMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [form, setForm] = useState<SettingsForm>(() => toForm(courseware));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const update = useSend('POST /teacher/course_update', {
    success: words('edited'),
    refreshes: coursewareReads,
    onSuccess: onClose,
  });
  const open = useSend('POST /teacher/course_open', {
    refreshes: coursewareReads,
    onSuccess: ({ join_code }) => onOpened({ ...courseware, is_open: true, join_code }),
  });
  const change = (part: Partial<SettingsForm>) => setForm({ ...form, ...part });

  useReturnFocus(coursewareMenuId(courseware));
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('input[aria-invalid="true"], button[data-error]')?.focus();
  }, [errors]);

  const send = (opening: boolean) => {
    const found = validateSettings(form, opening, Date.now());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const settings = toSettings(form);
    if (opening && !courseware.is_open) open.mutate({ id: courseware.id, settings });
    else update.mutate({ id: courseware.id, settings });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(courseware.is_open);
  };
  const choices = attemptChoices.includes(form.attempts_allowed)
    ? attemptChoices
    : [form.attempts_allowed, ...attemptChoices];
  const nameAttempts = (count: number) => {
    if (count === 0) return t('unlimited');
    return count === 1 ? t('once') : t('times', { count });
  };
  return (
    <Drawer
      opened
      position="right"
      size="30rem"
      padding="lg"
      title={
        <>
          <span className={styles.over}>{t('title')}</span>
          <strong className={styles.title}>{courseware.name}</strong>
        </>
      }
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form id={formId} ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        <TimeFields form={form} errors={errors} onChange={change} />
        <fieldset className={styles.part}>
          <legend>{t('how_often')}</legend>
          <NativeSelect
            label={t('attempts_allowed')}
            value={form.attempts_allowed}
            data={choices.map((count) => ({ value: String(count), label: nameAttempts(count) }))}
            onChange={(event) => change({ attempts_allowed: Number(event.currentTarget.value) })}
          />
          {form.attempts_allowed !== 1 && (
            <div>
              <p id={`${formId}-counting`} className={styles.label}>
                {t('counting_attempt')}
              </p>
              <SegmentedControl
                fullWidth
                aria-labelledby={`${formId}-counting`}
                value={form.counting_attempt}
                data={countingAttempts.map((value) => ({ value, label: t(`counting_${value}`) }))}
                onChange={(counting_attempt) => change({ counting_attempt })}
              />
            </div>
          )}
          <Switch
            label={t('has_time_limit')}
            description={t('time_limit_note')}
            checked={form.hasTimeLimit}
            onChange={(event) => change({ hasTimeLimit: event.currentTarget.checked })}
          />
          {form.hasTimeLimit && (
            <NumberInput
              label={t('time_limit_minutes')}
              value={form.minutes}
              min={1}
              max={timeLimitMaxMinutes}
              clampBehavior="none"
              hideControls
              inputMode="numeric"
              error={errors.minutes && t(errors.minutes, { max: timeLimitMaxMinutes })}
              onChange={(value) => change({ minutes: typeof value === 'number' ? value : '' })}
            />
          )}
          <Switch
            label={t('shuffle')}
            description={t('shuffle_note')}
            checked={form.shuffle}
            onChange={(event) => change({ shuffle: event.currentTarget.checked })}
          />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{t('feedback_rule')}</legend>
          <Stack gap="xs">
            {feedbackRules.map((rule) => (
              <Radio
                key={rule}
                name={`${formId}-feedback`}
                label={t(rule)}
                description={t(`${rule}_note`)}
                checked={form.feedback_rule === rule}
                onChange={() => change({ feedback_rule: rule })}
              />
            ))}
          </Stack>
        </fieldset>
        <fieldset className={styles.part}>
          <legend className="el-visually-hidden">{t('allow_guests')}</legend>
          <Switch
            label={t('allow_guests')}
            description={t('allow_guests_note')}
            checked={form.allow_guests}
            onChange={(event) => change({ allow_guests: event.currentTarget.checked })}
          />
        </fieldset>
        <div className={styles.actions}>
          {!courseware.is_open && (
            <Button type="button" color="kapok" loading={open.isPending} onClick={() => send(true)}>
              {t('save_and_open')}
            </Button>
          )}
          <Button
            type="submit"
            variant={courseware.is_open ? 'filled' : 'default'}
            loading={update.isPending}
          >
            {t('save')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
