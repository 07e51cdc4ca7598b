import { blankQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { MarkingDesk } from '#teacher/features/marking/marking-desk.tsx';
import type { Marking } from '#teacher/features/marking/marking-items.ts';
import { QueueStatus } from '#teacher/features/marking/queue-status.tsx';
import { useCurrentItem } from '#teacher/features/marking/use-current-item.ts';
import { useMarking } from '#teacher/features/marking/use-marking.ts';
import { useTypedMarks } from '#teacher/shared/marks/typed-marks.ts';
import { keyOfMark, useUnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import type { FakeServer, Reply } from '#tests/browser/show-page.tsx';

/** Marking by hand with a server that stores marks by `seen` as the real one does. */

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
export const step = (number: number, score: number | null, name = 'Chan', comment = '') => ({
  number,
  score,
  comment,
  marked_by: 1,
  teacher_name: name,
  marked_at: 0,
});

export type Step = ReturnType<typeof step>;
type SentMark = { attempt_id: number; seen: number; score: number; comment: string };

export function createMarkingServer(count: number, marked_by: 'machine' | 'teacher' = 'teacher') {
  const steps = new Map<number, Step>();
  /** `refusal`: the code with which marks are refused. `losesReplies`: marks are stored, and nobody hears of it. */
  const state: { isCut: boolean; refusal: number | undefined; losesReplies: boolean } = {
    isCut: false,
    refusal: undefined,
    losesReplies: false,
  };
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
    const isRepeated =
      known?.number === seen + 1 &&
      known.score === score &&
      known.comment === comment &&
      known.marked_by === 1;
    const isStored = isRepeated || (known?.number ?? 0) === seen;
    if (isStored && !isRepeated) steps.set(attempt_id, step(seen + 1, score, 'Chan', comment));
    const newest = steps.get(attempt_id);
    if (state.losesReplies) throw new TypeError('lost');
    return {
      is_stored: isStored,
      newest,
      score: newest?.score ?? null,
      attempt: { score, max_score: 6, needs_teacher: false },
    };
  };
  const refuse = (): Reply | undefined =>
    state.refusal === undefined ? undefined : { code: state.refusal, msg: 'No', data: null };
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
    'POST /study/mark': (input) => refuse() ?? { data: mark(input as SentMark) },
    'POST /study/mark_many': ({ marks }) =>
      refuse() ?? { data: { results: (marks as SentMark[]).map(mark) } },
  };
  return { server, steps, state };
}

const renderExceptionMarks = ({ attempt_id }: Marking['attempts'][number]) =>
  attempt_id === 2 ? <i>+10 minutes</i> : null;

function MarkingOf({ marking, isHidden }: { marking: Marking; isHidden: boolean }) {
  const unsent = useUnsentMarks();
  const typedMarks = useTypedMarks();
  const current = useCurrentItem(marking, { isHidden, isGrouped: false });
  const nameAttempt = ({ members }: Marking['attempts'][number]) => members[0]?.student_name ?? '';
  return (
    <>
      <QueueStatus
        {...{ unsent, typedMarks }}
        currentKeys={current.item?.answers.map(keyOfMark) ?? []}
        onShow={current.choose}
      />
      <MarkingDesk
        {...{ marking, current, nameAttempt, renderExceptionMarks, typedMarks }}
        view={{ isHidden, isGallery: false }}
        onView={() => undefined}
        marks={unsent.marks}
      />
    </>
  );
}

export function MarkingPage({ isHidden = false }: { isHidden?: boolean }) {
  const { data } = useMarking({ courseware_id: 5 });
  return (
    <>
      <h1>Marking</h1>
      {data && <MarkingOf marking={data} isHidden={isHidden} />}
    </>
  );
}
