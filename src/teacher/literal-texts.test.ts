import { expect, it } from 'vitest';
import type { Messages } from '#contract/language.ts';
import { editorMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { sessionMessages } from '#teacher/features/session/messages.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';

const english = (messages: Messages, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, messages[key]?.en]));

/**
 * English texts that must not change, because the specification fixes them. Other tests refer to texts by key.
 */
it.each<[string, Messages, Record<string, string>]>([
  [
    'common',
    commonMessages,
    { app_title: 'E-Learning System', uploading: 'uploading, please wait', error: 'Error' },
  ],
  [
    'session',
    sessionMessages,
    {
      has_error: 'Has Error',
      verification_failed: 'Verification failed, please Login again.',
      roles_missing: 'getInfo: roles must be a non-null array!',
      error_user_group: 'Please select a teacher account to log in',
      logged_out: 'You have been logged out, you can cancel to stay on this page, or log in again',
      logged_out_title: 'Confirm logout',
      log_in_again: 'Re-Login',
      confirm_log_out: 'Confirm to log out?',
      idle: 'you have been idle too long and will be logged out',
    },
  ],
  [
    'sign-in',
    loginMessages,
    {
      email_wrong: 'Please enter the correct email address',
      password_short: 'The password can not be less than 6 digits',
      success: 'Login success',
    },
  ],
  [
    'units',
    unitMessages,
    {
      class_required: 'Please select a class',
      subject_required: 'Please select a Subject',
      name_required: 'Please fill in the unit name',
      unit_required: 'Please select a unit',
      deleted: 'Successfully deleted',
      delete_failed: 'Failed to delete',
    },
  ],
  [
    'coursewares',
    coursewareMessages,
    {
      added: 'Add Succeed',
      edited: 'Edit Succeed',
      deleted: 'Successfully deleted',
      delete_failed: 'Failed to delete',
    },
  ],
  ['edits', editMessages, { edit_failed: 'Edit Fail' }],
  ['DIY', activityMessages, { status_0: 'In Process', status_1: 'Completed', status_2: 'Converting' }],
  ['quiz', editorMessages, { pictures_max: 'You can upload no more than {0} pictures' }],
])('%s', (_, messages, texts) => {
  expect(english(messages, Object.keys(texts))).toEqual(texts);
});
