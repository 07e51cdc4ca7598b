import type { AnswerState } from '#activities/activity-views.ts';
import type { OpenedQuestion } from '#player/storage/attempt-types.ts';

/**
 * Opens questions with their own time limit. Without network a question waits and opens by itself later; if the student
 * has moved on, it is not opened, so that its time does not run unnoticed.
 */

type Opening = NonNullable<AnswerState['opening']>;

export type TimedQuestionsDeps<Reply> = {
  open: (questionId: string) => Promise<Reply>;
  onOpened: (questionId: string, reply: Reply) => void;
  /** The server does not open the question any more. */
  onRefused: () => void;
  /** Whether trying again may help. */
  isTemporary: (error: unknown) => boolean;
  onChange: () => void;
};

const firstRetryMs = 1_000;
const lastRetryMs = 8_000;

export function createTimedQuestions<Reply>(deps: TimedQuestionsDeps<Reply>) {
  let openings: Readonly<Record<string, Opening>> = {};
  const underWay = new Set<string>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setOpening(questionId: string, opening: Opening | undefined): void {
    const { [questionId]: _former, ...others } = openings;
    openings = opening === undefined ? others : { ...others, [questionId]: opening };
    deps.onChange();
  }

  function handleFailure(questionId: string, error: unknown): void {
    if (!deps.isTemporary(error)) {
      setOpening(questionId, undefined);
      deps.onRefused();
    } else if (questionId in openings) {
      setOpening(questionId, 'waiting');
      clearTimeout(timer);
      timer = setTimeout(retry, Math.min(lastRetryMs, firstRetryMs * 2 ** failures));
      failures += 1;
    }
  }

  async function requestOpening(questionId: string): Promise<void> {
    if (underWay.has(questionId)) return;
    underWay.add(questionId);
    try {
      const reply = await deps.open(questionId);
      failures = 0;
      setOpening(questionId, undefined);
      deps.onOpened(questionId, reply);
    } catch (error) {
      handleFailure(questionId, error);
    } finally {
      underWay.delete(questionId);
    }
  }

  /** Requests the waiting questions again, e.g. because the network is back. */
  function retry(): void {
    for (const [questionId, opening] of Object.entries(openings))
      if (opening === 'waiting') void requestOpening(questionId);
  }

  return {
    /** By question id. */
    openings: () => openings,
    open(questionId: string): void {
      if (questionId in openings) return;
      setOpening(questionId, 'asking');
      void requestOpening(questionId);
    },
    /** Gives up waiting questions other than the one that the student looks at. */
    forgetOthers(questionId: string): void {
      for (const id of Object.keys(openings)) if (id !== questionId) setOpening(id, undefined);
    },
    retry,
    stop: () => clearTimeout(timer),
  };
}

export type TimedQuestions = ReturnType<typeof createTimedQuestions<OpenedQuestion>>;
