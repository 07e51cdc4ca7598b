import type { AnswerState } from '#activities/activity-views.ts';

/**
 * The withheld questions that a student has asked for. Without network a question waits and opens by itself once the
 * network is back; one that the student has left is not asked for any more, so that no time runs behind their back.
 */

type Opening = NonNullable<AnswerState['opening']>;

export type OpeningDeps<Reply> = {
  ask: (questionId: string) => Promise<Reply>;
  onOpened: (questionId: string, reply: Reply) => void;
  /** The server does not give it any more. */
  onRefused: () => void;
  /** Whether asking again may help. */
  isPassing: (error: unknown) => boolean;
  onChange: () => void;
};

const firstRetryMs = 1_000;
const lastRetryMs = 8_000;

export function createOpenings<Reply>(deps: OpeningDeps<Reply>) {
  let states: Readonly<Record<string, Opening>> = {};
  const underWay = new Set<string>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(questionId: string, state: Opening | undefined): void {
    const { [questionId]: _former, ...others } = states;
    states = state === undefined ? others : { ...others, [questionId]: state };
    deps.onChange();
  }

  function meetFailure(questionId: string, error: unknown): void {
    if (!deps.isPassing(error)) {
      set(questionId, undefined);
      deps.onRefused();
    } else if (questionId in states) {
      set(questionId, 'waiting');
      clearTimeout(timer);
      timer = setTimeout(retry, Math.min(lastRetryMs, firstRetryMs * 2 ** failures));
      failures += 1;
    }
  }

  async function ask(questionId: string): Promise<void> {
    if (underWay.has(questionId)) return;
    underWay.add(questionId);
    try {
      const reply = await deps.ask(questionId);
      failures = 0;
      set(questionId, undefined);
      deps.onOpened(questionId, reply);
    } catch (error) {
      meetFailure(questionId, error);
    } finally {
      underWay.delete(questionId);
    }
  }

  /** Asks again for what waits, e.g. because the network is back. */
  function retry(): void {
    for (const [questionId, state] of Object.entries(states)) if (state === 'waiting') void ask(questionId);
  }

  return {
    states: () => states,
    open(questionId: string): void {
      if (questionId in states) return;
      set(questionId, 'asking');
      void ask(questionId);
    },
    /** The student looks at this question: others that wait are not asked for any more. */
    keepOnly(questionId: string): void {
      for (const id of Object.keys(states)) if (id !== questionId) set(id, undefined);
    },
    retry,
    stop: () => clearTimeout(timer),
  };
}
