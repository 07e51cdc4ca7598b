import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyEbook } from '#activities/ebook/model.ts';
import { createAnswer, createQuestion } from '#parts/quiz-questions/create-question.ts';
import {
  type ActivityDetail,
  convertingRefetchMs,
  type Draft,
} from '#teacher/features/activities/draft/activity-draft.ts';
import { saveDelayMs } from '#teacher/features/activities/draft/draft-state.ts';
import { usualSettings } from '#teacher/shared/courseware-settings/next-settings.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { ActivityEditor } from './activity-editor.tsx';
import type { EditTarget } from './use-open-draft.ts';

const empty: ActivityDetail = {
  id: 5,
  type: 'diyquiz',
  name: '',
  description: '',
  display_language: 'en',
  subject_id: null,
  subject_name: null,
  grade: null,
  difficulty: null,
  icon: '',
  startup_screen: '',
  status: 0,
  owner_id: 1,
  modified_by: 'Ms Chan',
  modified_at: 0,
  question_count: 0,
  revision_number: 0,
  courseware_count: 0,
  resource_id: null,
  resource_is_outdated: false,
  has_origin_changes: false,
  conversion_progress: null,
  content: { layout: 'one_by_one', allow_back: true, questions: [] },
  draft_version: 0,
  has_unpublished_changes: true,
};

let activity = empty;
let isDown = false;
/** The server says so whatever the draft shows: of a film that plays as it is, for instance. */
let isServerConverting = false;
let conversions: object[] = [];
const originChanges = {
  has_changes: true,
  resource_id: 3,
  owner_name: 'Mr Lee',
  is_edited: true,
  fields: [],
  questions: [],
  parts: [
    { id: 'address', title: 'https://b.example/', before: 'https://a.example/', change: 'changed' },
    { id: 'note', title: 'Note: Read it', before: null, change: 'added' },
  ],
  order_changed: true,
  other: false,
};
const quizOfOne = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [
    {
      ...createQuestion('single'),
      body: { kind: 'word', text: '1 + 1 = ?' },
      answers: [createAnswer('2', true), createAnswer('3')],
    },
  ],
};

const usedIn = (courseware_id: number, calendar_is_current: boolean) => ({
  courseware_id,
  courseware_name: 'Tides',
  calendar_name: '2026–27',
  calendar_is_current,
  class_name: courseware_id === 2 ? '4B' : '4A',
  subject_name: 'Science',
  unit_id: courseware_id,
  unit_name: `Unit ${courseware_id}`,
  revision_number: 1,
  is_open: true,
  started: 2,
  in_progress: 1,
});
const changedElsewhere = { code: 40902, msg: 'Changed elsewhere.', data: null };

const server: FakeServer = {
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [],
      class_list: [{ class_id: 1, class_name: '5A', grade: 5, subjects: [{ id: 1, name: 'Science' }] }],
      current_calendar_id: 1,
    },
  }),
  'GET /teacher/last_placing': () => ({ data: { unit: null, settings: usualSettings, chosen_at: null } }),
  'GET /teacher/unit_list': () => ({ data: { total: 0, items: [] } }),
  'GET /diy/associated': () => ({
    data: { latest_revision_number: 1, items: [usedIn(1, true), usedIn(2, true), usedIn(3, false)] },
  }),
  'POST /diy/sync': () => ({ data: { synced: 1 } }),
  'GET /common/subject_list': () => ({
    data: { subject_list: [{ id: 1, name: 'Science', colour: 'banyan' }] },
  }),
  'POST /diy/preview': () => ({ data: { content: 'as resolved' } }),
  'GET /upload/conversions': () => ({ data: { items: conversions } }),
  'GET /common/course_extend_list': () => ({ data: { course_extend_list: [] } }),
  'GET /teacher/unit_detail': ({ id }) =>
    id === '7'
      ? { data: { id: 7, subject_id: 1, class_grade: 4 } }
      : { code: 40401, msg: 'Not found.', data: null },
  'GET /diy/detail': ({ id }) =>
    Number(id) === activity.id ? { data: activity } : { code: 40401, msg: 'Not found.', data: null },
  'POST /diy/add': ({ form }) => {
    activity = { ...activity, ...(form as Draft['form']) };
    return { data: activity };
  },
  'POST /diy/save': ({ draft_version, form, content }) => {
    if (isDown) throw new Error('offline');
    if (draft_version !== activity.draft_version) return changedElsewhere;
    activity = {
      ...activity,
      ...(form as Draft['form']),
      content,
      draft_version: activity.draft_version + 1,
    };
    return { data: { draft_version: activity.draft_version, modified_at: 1, status: activity.status } };
  },
  'GET /resource/changes': () => ({ data: { ...originChanges, seen: String(activity.draft_version) } }),
  'POST /resource/take_changes': ({ seen }) => {
    if (seen !== String(activity.draft_version)) return changedElsewhere;
    activity = { ...activity, name: 'Theirs', has_origin_changes: false, draft_version: 9 };
    return { data: { revision_number: 2 } };
  },
  'POST /diy/complete': () => ({
    data: {
      completed: !isServerConverting,
      issues: isServerConverting ? [{ path: [], message: 'media_converting' }] : [],
      revision_id: 2,
      revision_number: activity.revision_number + 1,
      status: 1,
    },
  }),
};

const onIdentified = vi.fn<(id: number) => void>();

function Frame({ start }: { start: EditTarget }) {
  const [target, setTarget] = useState(start);
  const [identify] = useState(() => (id: number) => {
    onIdentified(id);
    setTarget({ ...start, mode: 'edit', id });
  });
  return (
    <ActivityEditor
      target={target}
      onIdentified={identify}
      renderPreview={({ content }) => <p>Shown {JSON.stringify(content)}</p>}
    />
  );
}

const show = (mode: EditTarget['mode'], id?: number, type = 'diyquiz', unitId?: number) =>
  showPage({ server, show: () => <Frame start={{ mode, type, id, unitId }} /> });

const nameField = { name: 'App name' };

beforeEach(() => {
  activity = empty;
  isDown = false;
  isServerConverting = false;
  conversions = [];
  localStorage.clear();
  onIdentified.mockClear();
});

it('gives what is made for a unit its subject and grade, else those of the teacher', async () => {
  await page.viewport(1366, 768);
  for (const [unitId, form] of [
    [7, { subject_id: 1, grade: 4 }],
    [8, { subject_id: 1, grade: 5 }],
  ] as const) {
    const { screen, sent } = await show('add', undefined, 'diyquiz', unitId);
    await expect.element(screen.getByText('Nothing to save yet')).toBeVisible();
    await screen.getByRole('textbox', nameField).first().fill('Water');
    await vi.waitFor(() => expect(sent.some(({ key }) => key === 'POST /diy/add')).toBe(true), 5_000);
    expect(sent.find(({ key }) => key === 'POST /diy/add')?.input['form']).toMatchObject(form);
    await screen.unmount();
    localStorage.clear();
  }
});

it('creates the draft with the first change, once, and keeps the cursor where it is', async () => {
  await page.viewport(1366, 768);
  const { screen, sent } = await show('add');
  const name = screen.getByRole('textbox', nameField).first();
  await expect.element(screen.getByText('Nothing to save yet')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.type(name, 'Tides');
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  await userEvent.keyboard(' at sea');
  await vi.waitFor(() => expect(activity.name).toBe('Tides at sea'), 5000);
  expect(onIdentified.mock.calls).toEqual([[5]]);
  expect(sent.filter(({ key }) => key === 'POST /diy/add')).toHaveLength(1);
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
});

it('keeps what cannot be saved on the device, says so, and saves it when the server is back', async () => {
  isDown = true;
  const { screen } = await show('edit', 5);
  await userEvent.fill(screen.getByRole('textbox', nameField).first(), 'Offline');
  await expect.element(screen.getByText('Not saved – trying again')).toBeVisible();
  expect(localStorage.getItem(localStorage.key(0) ?? '')).toContain('Offline');
  await screen.unmount();
  // As after a crash: opened anew.
  isDown = false;
  const again = await show('edit', 5);
  await expect.element(again.screen.getByRole('textbox', nameField).first()).toHaveValue('Offline');
  await vi.waitFor(() => expect(activity.name).toBe('Offline'), 5000);
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
});

it('asks what to do when somebody else saved, and loads theirs on request', async () => {
  const { screen } = await show('edit', 5);
  const name = screen.getByRole('textbox', nameField).first();
  await expect.element(name).toBeVisible();
  activity = { ...activity, name: 'Theirs', draft_version: 9 };
  await userEvent.fill(name, 'Mine');
  await expect.element(screen.getByText('This was changed elsewhere')).toBeVisible();
  await screen.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(screen.getByRole('textbox', nameField).first()).toHaveValue('Theirs');
  expect(activity.draft_version).toBe(9);
  expect(localStorage).toHaveLength(0);
});

const bookOf = (media: string) => ({
  ...emptyEbook(),
  pages: [{ id: 'waiting', title: '', url: '', source: { media, page: null } }],
  documents: [{ media, name: 'tides.pdf' }],
});

it('shows what a conversion made, and saves only what somebody changed', async () => {
  const media = `${'a'.repeat(64)}.pdf`;
  const image = { url: inventMedia('page.png'), width: 640, height: 480 };
  const made = { kind: 'document', pages: [{ image, thumb: image }], text: 'words.json' };
  activity = { ...empty, type: 'ebook', content: bookOf(media) };
  conversions = [{ media, state: 'done', progress: 1, message: '', result: made }];
  const { screen, sent } = await show('edit', 5, 'ebook');
  await expect.element(screen.getByRole('button', { name: /^Page 1/ })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 2 * saveDelayMs));
  expect(sent.map(({ key }) => key)).not.toContain('POST /diy/save');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Category' }), 'Sea');
  await vi.waitFor(() => expect(activity.content).toMatchObject({ ...bookOf(media), category: 'Sea' }), 5000);
});

const waitsText = 'Completes when the files are ready';

it('completes by itself once what it shows is converted, unless that is cancelled', async () => {
  const media = `${'b'.repeat(64)}.pdf`;
  const image = { url: inventMedia('page.png'), width: 640, height: 480 };
  const made = { kind: 'document', pages: [{ image, thumb: image }], text: 'words.json' };
  const running = { media, state: 'running', progress: 0.25, message: '', may_retry: false, result: null };
  activity = { ...empty, type: 'ebook', content: bookOf(media) };
  conversions = [running];
  const { screen, sent } = await show('edit', 5, 'ebook');
  const complete = screen.getByRole('button', { name: 'Complete' });
  await expect.element(screen.getByText('Converting… 25%')).toBeVisible();
  await complete.click();
  await expect.element(screen.getByRole('progressbar', { name: waitsText })).toHaveValue(0.25);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(waitsText)).not.toBeInTheDocument();
  await expect.element(complete).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(waitsText)).toBeVisible();
  expect(sent.map(({ key }) => key)).not.toContain('POST /diy/complete');
  conversions = [{ ...running, state: 'done', progress: 1, result: made }];
  await expect.element(screen.getByRole('dialog', { name: '‘tides’ is complete' })).toBeVisible();
  expect(activity.content).toEqual(bookOf(media));
  expect(sent.filter(({ key }) => key === 'POST /diy/complete')).toHaveLength(1);
});

it('says what is missing once the conversion that it waits for has failed', async () => {
  const media = `${'c'.repeat(64)}.pdf`;
  const running = { media, state: 'running', progress: 0, message: '', may_retry: false, result: null };
  activity = { ...empty, type: 'ebook', content: bookOf(media) };
  conversions = [running];
  const { screen, sent } = await show('edit', 5, 'ebook');
  await expect.element(screen.getByText('Converting… 0%')).toBeVisible();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByText(waitsText)).toBeVisible();
  conversions = [{ ...running, state: 'failed', message: 'This file is damaged.' }];
  await expect.element(screen.getByText('Choose one to go there.')).toBeVisible();
  await expect.element(screen.getByText(waitsText)).not.toBeInTheDocument();
  expect(sent.map(({ key }) => key)).not.toContain('POST /diy/complete');
});

it('completes by itself once the server has converted what the draft can do without', async () => {
  activity = { ...empty, content: quizOfOne, status: 2, conversion_progress: 0.5 };
  isServerConverting = true;
  const { screen } = await show('edit', 5);
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByRole('progressbar', { name: waitsText })).toHaveValue(0.5);
  activity = { ...activity, status: 0 };
  isServerConverting = false;
  await expect.element(screen.getByRole('dialog', { name: '‘Quiz’ is complete' })).toBeVisible();
});

it('shows that media are being converted until they are, each time, and no longer asks then', async () => {
  const { screen, sent } = await show('edit', 5);
  const name = screen.getByRole('textbox', nameField).first();
  for (const typed of ['Tides', 'Tides at sea']) {
    await expect.element(name).toBeVisible();
    activity = { ...activity, status: 2 };
    await userEvent.fill(name, typed);
    await expect.element(screen.getByText('Converting', { exact: true })).toBeVisible();
    activity = { ...activity, status: 0 };
    await expect.element(screen.getByText('In Process', { exact: true })).toBeVisible();
  }
  const { length } = sent;
  await new Promise((resolve) => setTimeout(resolve, 1.5 * convertingRefetchMs));
  expect(sent).toHaveLength(length);
  await expect.element(name).toHaveValue('Tides at sea');
});

it('tells that the original of a copy changed, shows what, and opens what was taken', async () => {
  activity = { ...empty, name: 'Mine', has_origin_changes: true };
  const { screen } = await show('edit', 5);
  const name = screen.getByRole('textbox', nameField).first();
  await userEvent.fill(name, 'Mine, edited');
  // Before the change was saved by itself.
  const button = screen.getByRole('button', { name: 'See what changed' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('https://a.example/ → https://b.example/')).toBeVisible();
  await expect.element(screen.getByText('The order changed.')).toBeVisible();
  expect(activity.name).toBe('Mine, edited');
  expect(await findAxeViolations(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Take the new version' }).click();
  await expect.element(name).toHaveValue('Theirs');
  await expect.element(screen.getByText(/newer version in the library/)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it('names what is missing before anybody completes, and leads there', async () => {
  const { screen, sent } = await show('edit', 5);
  await expect.element(screen.getByText('1 thing to finish')).toBeVisible();
  await screen.getByRole('button', { name: /^1 thing to finish/ }).click();
  const question = screen.getByRole('textbox', { name: 'Question', exact: true });
  await expect.element(question).toHaveFocus();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByText('Choose one to go there.')).toBeVisible();
  await question.click();
  await userEvent.keyboard('1 + 1 = ?{Enter}2{Enter}3{Enter}4{Enter}5');
  await expect.element(screen.getByRole('button', { name: /^1 thing to finish 1\. / })).toBeVisible();
  await screen.getByRole('radio', { name: 'A is right' }).click();
  await expect.element(screen.getByText('Everything is there. You can complete it now.')).toBeVisible();
  expect(sent.some(({ key }) => key === 'POST /diy/complete')).toBe(false);
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('fills in what the form asks for when it is completed', async () => {
  activity = { ...empty, content: quizOfOne };
  const { screen, sent } = await show('edit', 5);
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByRole('dialog', { name: '‘Quiz’ is complete' })).toBeVisible();
  expect(sent.findLast(({ key }) => key === 'POST /diy/save')?.input['form']).toMatchObject({
    name: 'Quiz',
    description: 'Quiz',
    subject_id: 1,
    grade: 5,
    difficulty: 'medium',
  });
});

it('completes a changed activity and updates where it is used with one press', async () => {
  await page.viewport(1366, 768);
  activity = { ...empty, name: 'Tides', revision_number: 1, content: quizOfOne };
  const { screen, sent } = await show('edit', 5);
  const button = screen.getByRole('button', { name: 'Complete and update it in 4A and 4B' });
  await expect.element(button).toBeVisible();
  // Without the app's top bar the editor's own lies over it.
  const choose = screen.getByRole('button', { name: 'Choose places' }).element();
  if (choose instanceof HTMLElement) choose.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('checkbox', { name: /Unit 3/ })).not.toBeChecked();
  await screen.getByRole('checkbox', { name: /Unit 2/ }).click();
  await screen.getByRole('button', { name: 'Complete and update it in 4A' }).click();
  await expect.element(screen.getByRole('dialog', { name: '‘Tides’ is complete' })).toBeVisible();
  expect(sent.find(({ key }) => key === 'POST /diy/sync')?.input).toMatchObject({
    activity_id: 5,
    courseware_ids: [1],
  });
});

it('opens the preview with what is on screen', async () => {
  const { screen } = await show('edit', 5);
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Shown "as resolved"')).toBeVisible();
});

it.each([
  ['an unknown id', 99, 'diyquiz'],
  ['an unknown type', 5, 'nothing'],
  ['another type', 5, 'ebook'],
])('finds nothing for %s', async (_what, id, type) => {
  const { screen } = await show('edit', id, type);
  await expect.element(screen.getByText('This activity does not exist')).toBeVisible();
});
