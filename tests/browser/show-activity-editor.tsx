import { useState } from 'react';
import { vi } from 'vitest';
import { createAnswer } from '#parts/quiz-questions/choices/create-answer.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import type { ActivityDetail, Draft } from '#teacher/features/activities/draft/activity-draft.ts';
import { ActivityEditor } from '#teacher/features/activities/editor/activity-editor.tsx';
import type { EditTarget } from '#teacher/features/activities/editor/use-open-draft.ts';
import { defaultSettings } from '#teacher/shared/courseware-settings/next-settings.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { type FakeServer, showPage } from './show-page.tsx';
import { resetUnsentWork, startUnsentWork } from './unsent-work.ts';

/** Shows the editor of an activity, with a fake server that has one activity. */

export const emptyActivity: ActivityDetail = {
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

export const quizOfOne = {
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

/** The state of the fake server; tests change it as colleagues, conversions and the network would. */
export const serverState = {
  activity: emptyActivity,
  isDown: false,
  /** True if the server converts a medium that the draft does not need converted, such as a video that already plays. */
  isConverting: false,
  /** True if the teacher has no class, so that completing cannot fill in subject and grade. */
  hasNoClass: false,
  teachesSeveral: false,
  conversions: [] as object[],
  /** The server has ended the session. */
  isSignedOut: false,
};

/** Creation keys that the server knows. */
export const creationKeys = new Set<unknown>();

export async function resetServerState(): Promise<void> {
  await resetUnsentWork();
  creationKeys.clear();
  Object.assign(serverState, {
    activity: emptyActivity,
    isDown: false,
    isConverting: false,
    hasNoClass: false,
    teachesSeveral: false,
    conversions: [],
    isSignedOut: false,
  });
  onIdentified.mockClear();
}

export const onIdentified = vi.fn<(id: number) => void>();

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

const changedElsewhere = { code: 40902, msg: 'Changed elsewhere.', data: null };
const signedOut = { code: 50014, msg: 'Your session has ended.', data: null };
const notFound = { code: 40401, msg: 'Not found.', data: null };

const server: FakeServer = {
  'GET /teacher/index': () => ({
    data: {
      calendar_list: [],
      class_list: serverState.hasNoClass
        ? []
        : [
            { class_id: 1, class_name: '5A', grade: 5, subjects: [{ id: 1, name: 'Science' }] },
            ...(serverState.teachesSeveral
              ? [{ class_id: 2, class_name: '4B', grade: 4, subjects: [{ id: 2, name: 'Maths' }] }]
              : []),
          ],
      current_calendar_id: 1,
    },
  }),
  'GET /teacher/last_placing': () => ({ data: { unit: null, settings: defaultSettings, chosen_at: null } }),
  'GET /teacher/unit_list': () => ({ data: { total: 0, items: [] } }),
  'GET /diy/associated': () => ({
    data: { latest_revision_number: 1, items: [usedIn(1, true), usedIn(2, true), usedIn(3, false)] },
  }),
  'POST /diy/sync': () => ({ data: { synced: 1 } }),
  'GET /common/subject_list': () => ({
    data: { subject_list: [{ id: 1, name: 'Science', colour: 'banyan' }] },
  }),
  'POST /diy/preview': () => ({ data: { content: 'as resolved' } }),
  'GET /upload/conversions': () => ({ data: { items: serverState.conversions } }),
  'GET /common/course_extend_list': () => ({ data: { course_extend_list: [] } }),
  'GET /teacher/unit_detail': ({ id }) =>
    id === '7' ? { data: { id: 7, subject_id: 1, class_grade: 4 } } : notFound,
  'GET /diy/detail': ({ id }) =>
    Number(id) === serverState.activity.id ? { data: serverState.activity } : notFound,
  'POST /diy/add': ({ key, form }) => {
    if (serverState.isDown) throw new Error('offline');
    if (creationKeys.has(key)) return { data: serverState.activity };
    creationKeys.add(key);
    serverState.activity = { ...serverState.activity, ...(form as Draft['form']) };
    return { data: serverState.activity };
  },
  'POST /diy/save': ({ draft_version, form, content }) => {
    if (serverState.isDown) throw new Error('offline');
    if (serverState.isSignedOut) return signedOut;
    if (draft_version !== serverState.activity.draft_version) return changedElsewhere;
    serverState.activity = {
      ...serverState.activity,
      ...(form as Draft['form']),
      content,
      draft_version: serverState.activity.draft_version + 1,
    };
    const { status } = serverState.activity;
    return { data: { draft_version: serverState.activity.draft_version, modified_at: 1, status } };
  },
  'GET /resource/changes': () => ({
    data: { ...originChanges, seen: String(serverState.activity.draft_version) },
  }),
  'POST /resource/take_changes': ({ seen }) => {
    if (seen !== String(serverState.activity.draft_version)) return changedElsewhere;
    serverState.activity = {
      ...serverState.activity,
      name: 'Theirs',
      has_origin_changes: false,
      draft_version: 9,
    };
    return { data: { revision_number: 2 } };
  },
  'POST /diy/complete': () => ({
    data: {
      completed: !serverState.isConverting && serverState.activity.subject_id !== null,
      issues: serverState.isConverting ? [{ path: [], message: 'media_converting' }] : [],
      revision_id: 2,
      revision_number: serverState.activity.revision_number + 1,
      status: 1,
    },
  }),
};

/** Changes the address once the activity has an id, as the real page does. */
function EditorPage({ start }: { start: EditTarget }) {
  const [target, setTarget] = useState(start);
  const [identify] = useState(() => (id: number) => {
    onIdentified(id);
    setTarget({ ...start, mode: 'edit', id });
  });
  return (
    <ActivityEditor
      target={target}
      listPath="/teacher/diy"
      onIdentified={identify}
      renderPreview={({ content }) => <p>Shown {JSON.stringify(content)}</p>}
    />
  );
}

export async function showActivityEditor({
  mode = 'edit',
  id = 5,
  type = 'diyquiz',
  unitId,
}: Partial<EditTarget> = {}) {
  if (!unsentQueue.isStarted()) await startUnsentWork();
  const start = { mode, type, id: mode === 'add' ? undefined : id, unitId };
  return showPage({ server, show: () => <EditorPage start={start} /> });
}

/** The activity's name, in the bar. */
export const nameField = { name: 'App name' };
