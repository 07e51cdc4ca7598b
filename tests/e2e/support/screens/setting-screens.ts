import { auditMessages } from '#teacher/features/audit-search/audit-messages.ts';
import { backupSettingMessages } from '#teacher/features/backup/backup-setting-messages.ts';
import { classMessages } from '#teacher/features/classes/class-messages.ts';
import { deletedMessages } from '#teacher/features/deleted/deleted-messages.ts';
import { storageMessages } from '#teacher/features/files/storage-messages.ts';
import { importScreenMessages } from '#teacher/features/import/import-screen-messages.ts';
import { leaverMessages } from '#teacher/features/people/leaver-messages.ts';
import { peopleMessages } from '#teacher/features/people/people-messages.ts';
import { newTermMessages } from '#teacher/features/roll-over/new-term-messages.ts';
import { dimensionMessages } from '#teacher/features/school/dimensions/dimension-messages.ts';
import { recordStoreMessages } from '#teacher/features/school/record-store/record-store-messages.ts';
import { rosterResultsMessages } from '#teacher/features/school/roster-results/roster-results-messages.ts';
import { signInMessages } from '#teacher/features/school/sign-in/sign-in-messages.ts';
import { subjectMessages } from '#teacher/features/subjects/subject-messages.ts';
import { termMessages } from '#teacher/features/terms/term-messages.ts';
import { wordMessages } from '#teacher/features/words/word-messages.ts';
import { dayMessages } from '#teacher/shared/terms/day-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { heading, press, type Screen } from './screen.ts';

/** Screens for administrators only. */
export const settingScreens: readonly Screen[] = [
  {
    name: 'setting',
    path: () => '/admin/setting',
    shows: heading(1),
  },
  {
    name: 'setting, sign-in',
    path: () => '/admin/setting?section=sign_in',
    shows: ({ page, say }) => page.getByRole('switch', { name: say(signInMessages, 'password') }),
  },
  {
    name: 'setting, school years',
    path: () => '/admin/setting?section=terms',
    shows: ({ page, say }) => page.getByText(say(termMessages, 'state_past'), { exact: true }),
  },
  {
    name: 'setting, a school year without a day',
    path: () => '/admin/setting?section=terms',
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say(termMessages, 'add_term'), exact: true }).click();
      await page.getByRole('button', { name: say(commonMessages, 'save') }).click();
    },
    shows: ({ page, say }) => page.getByText(say(dayMessages, 'name_missing')),
  },
  {
    name: 'setting, classes',
    path: () => '/admin/setting?section=classes',
    shows: ({ page }) => page.getByRole('link', { name: '4A', exact: true }),
  },
  {
    name: 'setting, one class',
    path: () => '/admin/setting?section=classes',
    steps: ({ page }) => page.getByRole('link', { name: '4A', exact: true }).click(),
    shows: ({ page, say }) => page.getByRole('heading', { name: say(classMessages, 'teachings') }),
  },
  {
    name: 'setting, the plan of a new school year',
    path: () => '/admin/setting?section=new_term',
    shows: ({ page, say }) => page.getByRole('button', { name: say(newTermMessages, 'preview') }),
  },
  {
    name: 'setting, what a new school year will have',
    path: () => '/admin/setting?section=new_term',
    steps: ({ page, say }) => page.getByRole('button', { name: say(newTermMessages, 'preview') }).click(),
    shows: ({ page, say }) => page.getByRole('button', { name: say(newTermMessages, 'make') }),
  },
  {
    name: 'setting, a new subject',
    path: () => '/admin/setting?section=subjects',
    steps: ({ page, say }) => page.getByRole('button', { name: say(subjectMessages, 'add_subject') }).click(),
    shows: ({ page, say }) => page.getByLabel(say(subjectMessages, 'english_name')),
  },
  {
    name: 'setting, people',
    path: () => '/admin/setting?section=people&offset=20',
    shows: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'setting, a person',
    path: ({ student }) => `/admin/setting?section=people&id=${student}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(peopleMessages, 'save'), exact: true }),
  },
  {
    name: 'setting, a teacher who left',
    path: ({ leaver }) => `/admin/setting?section=people&id=${leaver}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(leaverMessages, 'hand_over_now') }),
  },
  {
    name: 'setting, erasing a person',
    reopens: true,
    path: ({ leaver }) => `/admin/setting?section=people&id=${leaver}`,
    steps: ({ page, say }) => press(page, say(leaverMessages, 'erase')),
    shows: ({ page }) => page.getByRole('alertdialog'),
  },
  {
    name: 'setting, nobody found',
    path: () => '/admin/setting?section=people&keyword=zzzz',
    shows: ({ page, say }) => page.getByText(say(peopleMessages, 'nothing_found'), { exact: true }),
  },
  {
    name: 'setting, storage',
    path: () => '/admin/setting?section=storage',
    shows: ({ page, say }) => page.getByRole('heading', { name: say(storageMessages, 'storage') }),
  },
  {
    name: 'setting, backup',
    path: () => '/admin/setting?section=storage',
    shows: ({ page, say }) => page.getByText(say(backupSettingMessages, 'none')),
  },
  {
    name: 'setting, limited storage',
    path: () => '/admin/setting?section=storage',
    steps: ({ page, say }) =>
      page.getByRole('switch', { name: say(storageMessages, 'limit') }).check({ force: true }),
    shows: ({ page, say }) => page.getByLabel(say(storageMessages, 'quota')),
  },
  {
    name: 'setting, differences of an import',
    path: () => '/admin/setting?section=import',
    // Keeps the draft for the visit in the next language.
    steps: async ({ page, say }) => {
      const choose = page.getByRole('button', { name: say(importScreenMessages, 'choose_file') });
      const reading = page.getByText(say(importScreenMessages, 'reading'));
      await choose.or(reading).waitFor();
      const text = 'Class,Name,School ID,Email\n9Z,A,S1,\n4A,B,S2,b@\n4A,C,S3,\n';
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      if (await choose.isVisible()) await page.locator('input[type=file]').setInputFiles(file);
      await reading.click();
    },
    shows: ({ page, say }) => page.getByRole('button', { name: say(importScreenMessages, 'discard') }),
  },
  {
    name: 'setting, sign-in',
    path: () => '/admin/setting?section=sign_in',
    shows: ({ page, say }) => page.getByLabel(say(signInMessages, 'length')),
  },
  {
    name: 'setting, activity types',
    path: () => '/admin/setting?section=types',
    shows: ({ page }) => page.getByRole('switch').first(),
  },
  {
    name: 'setting, dimensions',
    path: () => '/admin/setting?section=dimensions',
    shows: ({ page, say }) => page.getByRole('heading', { name: say(dimensionMessages, 'title') }),
  },
  {
    name: 'setting, record store',
    path: () => '/admin/setting?section=record_store',
    shows: ({ page, say }) => page.getByLabel(say(recordStoreMessages, 'address')),
  },
  {
    name: 'setting, marks for other systems',
    path: () => '/admin/setting?section=roster_results',
    shows: ({ page, say }) => page.getByLabel(say(rosterResultsMessages, 'school_id')),
  },
  {
    name: 'setting, record of changes',
    path: () => '/admin/setting?section=audit',
    shows: ({ page, say }) => page.getByRole('table', { name: say(auditMessages, 'list') }),
  },
  {
    name: 'setting, no change found',
    path: () => '/admin/setting?section=audit&keyword=zzzz&area=marks',
    shows: ({ page, say }) => page.getByText(say(auditMessages, 'nothing_found'), { exact: true }),
  },
  {
    name: 'setting, words to check',
    path: () => '/admin/setting?section=words',
    steps: ({ page, say }) =>
      page.getByLabel(say(wordMessages, 'words_list')).fill(`1 + 1\n${'2'.repeat(50)}`),
    shows: ({ page, say }) =>
      page.getByText(say(wordMessages, 'word_too_long', { word: `${'2'.repeat(12)} …`, max: 40 })),
  },
  {
    name: 'setting, what was deleted',
    path: () => '/admin/setting?section=deleted',
    shows: ({ page, say }) =>
      page.getByRole('heading', { name: say(deletedMessages, 'deleted'), exact: true }),
  },
];
