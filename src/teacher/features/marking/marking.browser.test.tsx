import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blankQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { setUserinfo } from '#teacher/shared/session-store.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { MarkingDesk } from './marking-desk.tsx';
import type { Marking } from './marking-items.ts';
import { QueueStatus } from './queue-status.tsx';
import { useMarking, useMarksQueue } from './use-marking.ts';

/** A class of thirty is marked by the keyboard alone, and no mark is lost or overwritten. */

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#2f6b57"/></svg>')}`;
const content = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [blankQuestion('q1', ['56'], { text: '7 × 8 = [[1]]' })],
};
const person = (user_id: number) => ({
  user_id,
  student_name: `Student ${user_id}`,
  student_name_eng: '',
  class_number: user_id,
  is_guest: false,
  must_change_password: false,
});
const step = (number: number, score: number | null, name = 'Chan', comment = '') => ({
  number,
  score,
  comment,
  marked_by: 1,
  teacher_name: name,
  marked_at: 0,
});

type Step = ReturnType<typeof step>;
type SentMark = { attempt_id: number; seen: number; score: number; comment: string };

/** A server that stores marks by `seen` as the real one does. */
function createServer(count: number, marked_by: 'machine' | 'teacher' = 'teacher') {
  const steps = new Map<number, Step>();
  const state = { isCut: false };
  const answer = (attempt_id: number) => ({
    attempt_id,
    question_id: 'q1',
    response: { blanks: { b1: `${attempt_id}` } },
    files: [
      {
        id: attempt_id,
        url: picture,
        name: 'photo.png',
        mime: 'image/png',
        bytes: 1,
        width: 400,
        height: 300,
      },
    ],
    score: steps.get(attempt_id)?.score ?? (marked_by === 'machine' ? 6 : null),
    max_score: 6,
    step: steps.get(attempt_id) ?? null,
    text: `Answer of ${attempt_id}`,
    similar: null,
  });
  const mark = ({ attempt_id, seen, score, comment }: SentMark) => {
    if (state.isCut) throw new TypeError('cut');
    const known = steps.get(attempt_id);
    const isStored = (known?.number ?? 0) === seen;
    if (isStored) steps.set(attempt_id, step(seen + 1, score, 'Chan', comment));
    const newest = steps.get(attempt_id);
    return {
      is_stored: isStored,
      newest,
      score: newest?.score ?? null,
      attempt: { score, max_score: 6, needs_teacher: false },
    };
  };
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const server: FakeServer = {
    'GET /study/marking': () => ({
      data: {
        courseware: {
          courseware_id: 5,
          courseware_name: 'Leaves',
          type: 'diyquiz',
          feedback_rule: 'after_submit',
          marks_held: false,
          marks_released_at: null,
        },
        content,
        version: 1,
        questions: [
          {
            id: 'q1',
            title: 'Photograph a leaf',
            max_score: 6,
            marked_by,
            waiting: count - steps.size,
          },
        ],
        attempts: ids.map((id) => ({
          attempt_id: id,
          members: [person(id)],
          number: 1,
          is_one_of_several: false,
          waiting: 1,
        })),
        question_id: 'q1',
        attempt_id: null,
        answers: ids.map(answer),
        guides: [
          {
            question_id: 'q1',
            model_answer: 'A maple',
            rubric: [
              { text: 'Sharp', points: 2 },
              { text: 'Named', points: 1.5 },
            ],
          },
        ],
      },
    }),
    'GET /study/live': () => {
      throw new TypeError('no stream here');
    },
    'GET /study/phrases': () => ({ data: { phrases: [{ id: 1, text: 'Well observed' }] } }),
    'POST /study/mark': (input) => ({ data: mark(input as SentMark) }),
    'POST /study/mark_many': ({ marks }) => ({ data: { results: (marks as SentMark[]).map(mark) } }),
  };
  return { server, steps, state };
}

const renderExceptionMarks = ({ attempt_id }: Marking['attempts'][number]) =>
  attempt_id === 2 ? <i>+10 minutes</i> : null;

function Page({ isHidden = false }: { isHidden?: boolean }) {
  const { data } = useMarking({ courseware_id: 5 });
  const { queue, state } = useMarksQueue();
  const nameAttempt = ({ members }: Marking['attempts'][number]) => members[0]?.student_name ?? '';
  return (
    <>
      <h1>Marking</h1>
      <QueueStatus state={state} />
      {data && (
        <MarkingDesk
          {...{ marking: data, nameAttempt, renderExceptionMarks, queue }}
          isHidden={isHidden}
          isGrouped={false}
          marks={state.marks}
        />
      )}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  setUserinfo({
    id: 1,
    token: '',
    user_group: 'teacher',
    roles: ['teacher'],
    name: 'Chan',
    nickname: '',
    nickname_eng: '',
    avatar: '',
    is_guest: false,
    must_change_password: false,
  });
});

const score = () => page.getByLabelText('Score');
const scores = (steps: ReadonlyMap<number, Step>) => [...steps.values()].map((each) => each.score);

test('marks thirty answers with pictures by two keys each', async () => {
  await page.viewport(1366, 768);
  const { server, steps } = createServer(30);
  await showPage({ server, show: () => <Page /> });
  await expect.element(score()).toHaveFocus();
  expect(await findAxeViolations(document.body)).toEqual([]);
  let keys = 0;
  for (let number = 1; number <= 30; number += 1) {
    await expect.element(page.getByRole('region', { name: `Student ${number}`, exact: true })).toBeVisible();
    await userEvent.keyboard(String(number % 7));
    await userEvent.keyboard('{Enter}');
    keys += 2;
  }
  await expect.element(page.getByText('All marks saved')).toBeVisible();
  expect(keys / 30).toBe(2);
  expect(scores(steps)).toEqual(Array.from({ length: 30 }, (_, index) => (index + 1) % 7));
});

test('moves, comments by phrase, adds up the rubric, and refuses points that are not halves', async () => {
  const { server, steps } = createServer(3);
  await showPage({ server, show: () => <Page /> });
  await expect.element(score()).toHaveFocus();
  await userEvent.keyboard('jk{ArrowDown}');
  await expect.element(page.getByRole('region', { name: 'Student 2', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Well observed/ })).toBeVisible();
  await userEvent.keyboard('{Shift>}{Digit1}{Digit2}{/Shift}{Alt>}{Digit1}{/Alt}');
  await expect.element(score()).toHaveValue('3.5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => steps.get(2)).toMatchObject({ score: 3.5, comment: 'Well observed' });
  await userEvent.keyboard('1.2{Enter}');
  await expect.element(page.getByText('Please enter 0 to 6 in half points')).toBeVisible();
  await userEvent.keyboard('c');
  await userEvent.keyboard('Blurred');
  expect(steps.size).toBe(1);
});

test('keeps marks on the device while the connection is cut, also over a reload', async () => {
  const { server, steps, state } = createServer(4);
  const { screen } = await showPage({ server, show: () => <Page /> });
  await expect.element(score()).toHaveFocus();
  state.isCut = true;
  await userEvent.keyboard('4{Enter}');
  await userEvent.keyboard('.5{Enter}');
  await expect.element(page.getByText('2 marks wait for the connection')).toBeVisible();
  await screen.unmount();
  await showPage({ server, show: () => <Page /> });
  await expect.element(page.getByText('2 marks wait for the connection')).toBeVisible();
  expect(steps.size).toBe(0);
  state.isCut = false;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('All marks saved')).toBeVisible();
  expect(scores(steps)).toEqual([4, 0.5]);
});

test('does not overwrite a colleague’s mark without asking', async () => {
  const { server, steps } = createServer(2);
  await showPage({ server, show: () => <Page /> });
  await expect.element(score()).toHaveFocus();
  steps.set(1, step(1, 2, 'Wong', 'Unclear'));
  await userEvent.keyboard('5{Enter}');
  await userEvent.keyboard('k');
  await expect.element(page.getByText('Wong gave 2 while you gave 5.')).toBeVisible();
  await expect.element(page.getByText('1 mark is not saved: see “!”')).toBeVisible();
  expect(steps.get(1)?.score).toBe(2);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => steps.get(1)).toMatchObject({ number: 2, score: 5 });
});

test('shows how the rules of a student differ, unless names are hidden', async () => {
  const { server } = createServer(3);
  const { screen } = await showPage({ server, show: () => <Page /> });
  await expect.element(score()).toHaveFocus();
  await userEvent.keyboard('j');
  const current = page.getByRole('region', { name: 'Student 2', exact: true });
  await expect.element(current.getByText('+10 minutes')).toBeVisible();
  expect(page.getByRole('navigation').getByText('+10 minutes').elements()).toHaveLength(1);
  await screen.unmount();
  await showPage({ server, show: () => <Page isHidden /> });
  await expect.element(score()).toHaveFocus();
  expect(page.getByText('+10 minutes').elements()).toEqual([]);
});

test('asks for a reason to change a machine’s mark', async () => {
  const { server, steps } = createServer(2, 'machine');
  await showPage({ server, show: () => <Page /> });
  await expect.element(score()).toHaveFocus();
  // Moving on without a change gives no mark.
  await userEvent.keyboard('{Enter}k');
  await userEvent.keyboard('{Backspace}2{Enter}');
  await expect.element(page.getByText('Please say why you change the machine’s mark')).toBeVisible();
  await expect.element(page.getByLabelText('Reason (the student sees it)')).toHaveFocus();
  expect(steps.size).toBe(0);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.keyboard('Half right{Enter}');
  await expect.element(page.getByRole('region', { name: 'Student 2', exact: true })).toBeVisible();
  await expect.poll(() => steps.get(1)).toMatchObject({ score: 2, comment: 'Half right' });
});
