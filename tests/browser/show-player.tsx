import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Language } from '#contract/language.ts';
import type { ActivityModel, AttemptPin, SampleEntry, StoredFile } from '#form/activity-type.ts';
import type { AnswerState, PlayerProps } from '#form/activity-views.ts';
import { noUploads } from '#form/activity-views.ts';
import { markWork } from '#form/mark-work.ts';
import { findWithheld, withholdTitles } from '#form/withheld.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { inventMedia } from './invent-media.ts';
import { createSampleSpaces } from './sample-spaces.ts';

type Shown<Published, Public, Response, Trace> = {
  model: Pick<ActivityModel<never, Published, Public, Response, Trace>, 'work'>;
  Player: ComponentType<PlayerProps<Public, Response, Trace>>;
  content: Published;
  language?: Language;
  mode?: PlayerProps['mode'];
  checkable?: boolean;
  limitMinutes?: number;
  startQuestionId?: string;
  pin?: AttemptPin;
  responses?: Readonly<Record<string, unknown>>;
  answers?: Readonly<Record<string, Partial<AnswerState>>>;
  trace?: Trace | undefined;
  /** What is drawn or posted in its spaces. */
  entries?: readonly SampleEntry[] | undefined;
  /** Called instead of marking at once: the answer stays locked and gets no mark. */
  onCheck?: (id: string) => void;
  /** True if withheld questions wait for the network. */
  offline?: boolean;
};

const unseen: AnswerState = { response: undefined, flagged: false, locked: false, save: 'none' };

/** A file as the server would store it. */
const holdFile = (file: File): StoredFile => ({
  id: file.size,
  url: URL.createObjectURL(file),
  name: file.name,
  mime: file.type,
  bytes: file.size,
});

/** Shows a player as the student app does: keeps the answers, starts time limits, marks checked answers. */
export async function showPlayer<Published, Public, Response, Trace>(
  shown: Shown<Published, Public, Response, Trace>,
) {
  const { model, Player, content, mode = 'work', checkable = false, responses = {} } = shown;
  setLanguage(shown.language ?? 'en');
  const { work } = model;
  const questions = work.questions(content);
  const onSubmit = vi.fn<PlayerProps['onSubmit']>();
  const onShow = vi.fn<(id: string) => void>();
  const onOpen = vi.fn<(id: string) => void>();
  const onItems = vi.fn<PlayerProps['onItems']>();
  const spaces = createSampleSpaces(
    model as Pick<ActivityModel, 'work'>,
    content,
    shown.entries ?? [],
    'student',
  );
  const onAnswer = vi.fn<(id: string, response: Response) => void>();
  const saveTrace = vi.fn<(trace: Trace) => void>();
  const removeFile = vi.fn<PlayerProps['traceAndFiles']['removeFile']>();
  const addFile = vi.fn<(id: string, file: StoredFile) => void>();

  function reveal(id: string, response: unknown): Partial<AnswerState> {
    const mark = markWork(model, content, { [id]: response }).questions.get(id);
    return { locked: true, key: work.toKey(content, id), ...(mark && { mark }) };
  }

  function begin(id: string): AnswerState {
    const response = responses[id];
    const known = { ...unseen, response, ...shown.answers?.[id] };
    return mode === 'review' ? { ...known, ...reveal(id, response) } : known;
  }

  function Page() {
    const [answers, setAnswers] = useState<Record<string, AnswerState>>(() =>
      Object.fromEntries(questions.map(({ id }) => [id, begin(id)])),
    );
    const [trace, setTrace] = useState(shown.trace);
    const opened = (id: string) => mode === 'review' || answers[id]?.deadlineAt !== undefined;
    const withheld = findWithheld(questions, opened);
    const change = (id: string, make: (answer: AnswerState) => Partial<AnswerState>) =>
      setAnswers((all) => {
        const answer = all[id] ?? unseen;
        return { ...all, [id]: { ...answer, ...make(answer) } };
      });
    return (
      <main style={{ padding: '12px', maxWidth: '1180px', marginInline: 'auto' }}>
        <h1 className="el-visually-hidden">Player</h1>
        <Player
          content={work.toPublic(content, shown.pin ?? { seed: 1, shuffle: false }, withheld)}
          questions={withholdTitles(questions, withheld)}
          answers={answers}
          mode={mode}
          checkable={checkable}
          limitMinutes={shown.limitMinutes}
          startQuestionId={shown.startQuestionId}
          context={{ mediaUrl: inventMedia, nameOf: () => '', spaces }}
          onAnswer={(id, response) => {
            onAnswer(id, response);
            change(id, () => ({ response, save: 'saved' }));
          }}
          traceAndFiles={{
            trace,
            saveTrace: (noted) => {
              saveTrace(noted);
              setTrace(() => noted);
            },
            uploads: {
              ...noUploads,
              add: (id, file) => {
                addFile(id, holdFile(file));
                change(id, ({ files = [] }) => ({ files: [...files, holdFile(file)], save: 'saved' }));
              },
            },
            removeFile: (id, file) => {
              removeFile(id, file);
              change(id, ({ files = [] }) => ({
                files: files.filter((each) => each.id !== file.id),
                save: 'saved',
              }));
            },
          }}
          onFlag={(id, flagged) => change(id, () => ({ flagged }))}
          onCheck={(id) => {
            shown.onCheck?.(id);
            change(id, ({ response }) => (shown.onCheck ? { locked: true } : reveal(id, response)));
          }}
          onShow={onShow}
          onOpen={(id) => {
            onOpen(id);
            if (shown.offline) return change(id, () => ({ opening: 'waiting' }));
            const limit = questions.find((one) => one.id === id)?.time_limit_s;
            if (limit === undefined) return;
            change(id, ({ deadlineAt = Date.now() + limit * 1000 }) => ({ deadlineAt }));
          }}
          onItems={onItems}
          onSubmit={onSubmit}
        />
      </main>
    );
  }

  const screen = await render(<Page />);
  return { screen, onSubmit, onShow, onOpen, onItems, onAnswer, addFile, removeFile, saveTrace, spaces };
}
