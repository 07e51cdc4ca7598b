import type { Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { groupMessages } from '#teacher/features/groups/messages.ts';
import { settingsMessages } from '#teacher/shared/courseware-settings/settings-messages.ts';
import { targetMessages } from '#teacher/shared/courseware-settings/target-messages.ts';
import { memberMarkMessages } from '#teacher/shared/people/member-mark-messages.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findCheckbox,
  findRadio,
  findSaveState,
  openAndStart,
  type SendCall,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { addActivity, findPlace, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Two groups of a class share a quiz, each member on a separate device; one member gets another mark. */

/** Splits 4A into groups of four; returns the class numbers of the students of each group. */
async function splitClass(desk: Page, lang: Language, name: string, teacher: SendCall): Promise<number[][]> {
  const t = words(groupMessages, lang);
  await desk.goto('/group-settings/list');
  await desk.getByRole('button', { name: t('new_set') }).click();
  await desk.getByRole('dialog').getByLabel(t('name')).fill(name);
  await desk.getByRole('button', { name: t('create'), exact: true }).click();
  const unassigned = desk.getByRole('region', { name: t('unassigned') });
  await expect(unassigned.getByRole('listitem')).toHaveCount(30);
  await desk.getByRole('button', { name: t('split') }).click();
  await desk.getByRole('button', { name: t('split_title'), exact: true }).click();
  await expect(unassigned.getByRole('listitem')).toHaveCount(0);
  const { class_id } = await findPlace(teacher);
  const { items } = await teacher('GET /group/set_list', { class_id });
  const set = items.find((item) => item.name === name);
  const { groups, students } = await teacher('GET /group/set_detail', { id: set?.id ?? 0 });
  const numberOf = new Map(students.map(({ id, class_number }) => [id, class_number]));
  return groups.map(({ members }) => members.map((id) => numberOf.get(id) ?? 0));
}

/** Opens the courseware for the first two groups, as shared work. */
async function openForTwoGroups(desk: Page, lang: Language, name: string, unit: number): Promise<void> {
  const t = words(targetMessages, lang);
  const groups = words(groupMessages, lang);
  await desk.goto(`/unit/course/list?unit_id=${unit}`);
  const settings = words(coursewareMessages, lang)('settings_named', { name });
  await desk.getByRole('button', { name: settings, exact: true }).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByText(t('for_groups'), { exact: true }).click();
  const set = drawer.getByRole('group', { name, exact: true });
  for (const number of [1, 2]) {
    const group = t('group_of', { name: groups('group_name', { number }), count: 4 });
    await set.getByText(group, { exact: true }).click();
  }
  await drawer.getByRole('switch', { name: t('work_by_group') }).click();
  await drawer.getByLabel(t('group_set'), { exact: true }).selectOption({ label: name });
  const open = words(settingsMessages, lang)('save_and_open');
  await drawer.getByRole('button', { name: open, exact: true }).click();
  await expect(desk.locator('main').getByText(t('by_groups'), { exact: true })).toBeVisible();
}

const lang = 'zh-hk';

test(`two groups of a class share their work, and one member has another mark (${lang})`, async ({
  page: desk,
  browser,
  request,
  baseURL,
}) => {
  const name = `30 ÷ 4 ${retryNumber()}`;
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const activity = await addActivity(teacher, name, allOnPageQuiz, place.subject_id);
  const { ids } = await teacher('POST /teacher/courseware_add', {
    unit_id: unit,
    activity_ids: [activity],
  });
  const [courseware = 0] = ids;
  await signInTeacher(desk, baseURL ?? '', lang);
  const [[firstNumber = 0, secondNumber = 0] = [], , [outsiderNumber = 0] = []] = await splitClass(
    desk,
    lang,
    name,
    teacher,
  );
  await openForTwoGroups(desk, lang, name, unit);
  const email = (number: number) => `student${String(number).padStart(2, '0')}`;
  const phoneOf = () => openPhone(browser, baseURL ?? '', lang);

  const outsider = await phoneOf();
  await outsider.goto(`/play/do/${courseware}`);
  await signInStudent(outsider, lang, `${email(outsiderNumber)}@example.com`);
  await expect(outsider.getByText(/other students of your class|其他同學/)).toBeVisible();
  await outsider.goto('/play');
  await expect(outsider.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outsider.getByText(name)).toHaveCount(0);

  const first = await phoneOf();
  const attempt = await openAndStart(first, lang, email(firstNumber), courseware);
  const second = await phoneOf();
  await second.goto(`/play/do/${courseware}`);
  await signInStudent(second, lang, `${email(secondNumber)}@example.com`);
  await second.getByRole('button', { name: words(startMessages, lang)('go_on'), exact: true }).click();
  await second.waitForURL(`**/play/attempt/${attempt}`);
  await chooseOption(findRadio(first, '2'));
  await expect(findRadio(second, '2')).toBeChecked();
  await chooseOption(findCheckbox(second, '2'));
  await expect(findCheckbox(first, '2')).toBeChecked();
  await expect(findSaveState(second, lang, 'saved')).toBeVisible();
  await submitAttempt(second, lang);
  await expect(first.getByText(words(submittedMessages, lang)('your_score'))).toBeVisible();

  await desk.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
  const group = words(groupMessages, lang)('group_name', { number: 1 });
  const row = desk.getByRole('row').filter({ has: desk.getByRole('rowheader', { name: group }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await row.getByRole('listitem').nth(1).getByRole('link').click();
  const t = words(memberMarkMessages, lang);
  await desk.getByLabel(t('member_mark'), { exact: true }).fill('0.5');
  await desk.getByRole('button', { name: t('member_mark_save') }).click();
  await expect(desk.getByRole('button', { name: t('member_mark_remove') })).toBeVisible();
  await desk.goBack();
  await expect(row.getByRole('listitem').nth(1)).toContainText(`${t('member_mark')} 0.5`);
  await second.reload();
  await expect(second.getByText('0.5').first()).toBeVisible();
});
