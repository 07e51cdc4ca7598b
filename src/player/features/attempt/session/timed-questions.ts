import type { AnswerState } from '#form/activity-views.ts';
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
  let openingById: Readonly<Record<string, Opening>> = {};
  const requestedIds = new Set<string>();
  let failureCount = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function setOpening(questionId: string, opening: Opening | undefined): void {
    const { [questionId]: _former, ...otherOpenings } = openingById;
    openingById = opening === undefined ? otherOpenings : { ...otherOpenings, [questionId]: opening };
    deps.onChange();
  }

  function handleFailure(questionId: string, error: unknown): void {
    if (!deps.isTemporary(error)) {
      setOpening(questionId, undefined);
      deps.onRefused();
    } else if (questionId in openingById) {
      setOpening(questionId, 'waiting');
      clearTimeout(retryTimer);
      retryTimer = setTimeout(retry, Math.min(lastRetryMs, firstRetryMs * 2 ** failureCount));
      failureCount += 1;
    }
  }

  async function requestOpening(questionId: string): Promise<void> {
    if (requestedIds.has(questionId)) return;
    requestedIds.add(questionId);
    try {
      const reply = await deps.open(questionId);
      failureCount = 0;
      setOpening(questionId, undefined);
      deps.onOpened(questionId, reply);
    } catch (error) {
      handleFailure(questionId, error);
    } finally {
      requestedIds.delete(questionId);
    }
  }

  /** Requests the waiting questions again, e.g. because the network is back. */
  function retry(): void {
    for (const [questionId, opening] of Object.entries(openingById))
      if (opening === 'waiting') void requestOpening(questionId);
  }

  return {
    /** The states of the questions that are being opened, by question id. */
    getOpenings: () => openingById,
    open(questionId: string): void {
      if (questionId in openingById) return;
      setOpening(questionId, 'asking');
      void requestOpening(questionId);
    },
    /** Gives up waiting questions other than the one that the student looks at. */
    forgetOthers(questionId: string): void {
      for (const id of Object.keys(openingById)) if (id !== questionId) setOpening(id, undefined);
    },
    retry,
    stop: () => clearTimeout(retryTimer),
  };
}

export type TimedQuestions = ReturnType<typeof createTimedQuestions<OpenedQuestion>>;
