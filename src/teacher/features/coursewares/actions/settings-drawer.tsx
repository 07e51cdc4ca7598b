import { Button, Drawer } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { coursewareMenuId } from '#teacher/features/coursewares/row/courseware-item.ts';
import { toSettings, toSettingsForm } from '#teacher/shared/courseware-settings/convert-settings.ts';
import styles from '#teacher/shared/courseware-settings/settings-fields.module.css';
import { SettingsFields } from '#teacher/shared/courseware-settings/settings-fields.tsx';
import type { SettingsForm } from '#teacher/shared/courseware-settings/settings-form.ts';
import { settingsMessages } from '#teacher/shared/courseware-settings/settings-messages.ts';
import {
  type SettingsErrors,
  validateSettings,
} from '#teacher/shared/courseware-settings/validate-settings.ts';
import { type CoursewareItem, coursewareReads, isJoinable } from '#teacher/shared/coursewares/coursewares.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { askRelease } from '#teacher/shared/marks/ask-release.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { showToast } from '#ui/toast/toast-store.ts';

type SettingsDrawerProps = {
  courseware: CoursewareItem;
  onOpened: (courseware: CoursewareItem) => void;
  onClose: () => void;
};

/**
 * The settings of a courseware. If students cannot join, because it is closed or its due time has passed, the drawer offers
 * to open it with the new settings.
 */
export function SettingsDrawer({ courseware, onOpened, onClose }: SettingsDrawerProps) {
  const t = useMessages(settingsMessages);
  const tCommon = useMessages(commonMessages);
  const tCourseware = useMessages(coursewareMessages);
  const tEdit = useMessages(editMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [form, setForm] = useState<SettingsForm>(() => toSettingsForm(courseware));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const updateCall = useSend('POST /teacher/courseware_update', {
    successText: tCourseware('edited'),
    quiet: true,
    refreshes: coursewareReads,
    onSuccess: onClose,
  });
  const openCall = useSend('POST /teacher/courseware_open', {
    quiet: true,
    refreshes: coursewareReads,
    onSuccess: ({ join_code }) => onOpened({ ...courseware, is_open: true, join_code }),
  });
  const changeForm = (part: Partial<SettingsForm>) => setForm({ ...form, ...part });

  useReturnFocus(coursewareMenuId(courseware), { isFallback: true });
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('input[aria-invalid="true"], button[data-error]')?.focus();
  }, [errors]);

  const canOpen = !isJoinable(courseware);
  const sendSettings = (isOpening: boolean, confirmed: boolean, onError: (error: Error) => void) => {
    const input = { id: courseware.id, settings: toSettings(form), confirmed };
    if (isOpening) openCall.mutate(input, { onError });
    else updateCall.mutate(input, { onError });
  };
  const saveSettings = (isOpening: boolean) => {
    const settingsErrors = validateSettings(form, isOpening || courseware.is_open, Date.now());
    setErrors(settingsErrors);
    if (Object.keys(settingsErrors).length > 0) return;
    const showError = ({ message }: Error) => {
      if (!isOpening) showToast('error', tEdit('edit_failed'));
      showToast('error', message);
    };
    sendSettings(isOpening, false, (error) => {
      if (!askRelease(error, () => sendSettings(isOpening, true, showError))) showError(error);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveSettings(false);
  };
  return (
    <Drawer
      opened
      position="right"
      size="30rem"
      padding="lg"
      title={
        <>
          <span className={styles.over}>{t(courseware.is_marked ? 'title' : 'reading_title')}</span>
          <strong className={styles.title}>{courseware.name}</strong>
        </>
      }
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <form id={formId} ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        <SettingsFields
          unitId={courseware.unit_id}
          type={courseware.type}
          mayWorkByGroup={courseware.may_work_by_group}
          form={form}
          isMarked={courseware.is_marked}
          typeSettings={courseware.type_settings}
          errors={errors}
          onChange={changeForm}
        />
        <DialogFoot>
          {canOpen && (
            <Button
              type="button"
              color="kapok"
              loading={openCall.isPending}
              onClick={() => saveSettings(true)}
            >
              {t('save_and_open')}
            </Button>
          )}
          <Button type="submit" variant={canOpen ? 'default' : 'filled'} loading={updateCall.isPending}>
            {t('save')}
          </Button>
        </DialogFoot>
      </form>
    </Drawer>
  );
}
