import { Button } from '@mantine/core';
import { IconCamera, IconNumber123, IconPencil, IconPhotoCheck } from '@tabler/icons-react';
import type { DraftIssue } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { QuestionsEditor } from '#parts/quiz-questions/editor/questions-editor.tsx';
import { questionsMax } from '#parts/quiz-questions/limits.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../messages.ts';
import type { Stop, Trip, TripQuestion } from '../../model.ts';
import type { TripChanges } from '../use-trip-changes.ts';
import { PlaceFields } from './place-fields.tsx';
import { questionMessages } from './question-messages.ts';
import styles from './questions.module.css';
import { createTripQuestion, type TripQuestionKind, tripQuestionKinds } from './trip-questions.ts';

type StopQuestionsProps = Pick<EditorProps<Trip>, 'issues' | 'uploadFile' | 'goTo' | 'dimensions'> & {
  trip: Trip;
  stop: Stop;
  stopName: string;
  /** Those of the stop. */
  questions: readonly TripQuestion[];
  changes: TripChanges;
  onChooseQuestion: (id: string) => void;
  /** Gives the question a place on the scene, or takes it away. */
  onPlace: (id: string, isOnScene: boolean) => void;
};

const icons = { open: IconPencil, file: IconCamera, number: IconNumber123, evidence: IconPhotoCheck };

/** The issues of the trip as the list of one stop's questions counts them; without those of other questions. */
function narrowIssues(
  issues: readonly DraftIssue[],
  trip: Trip,
  questions: readonly TripQuestion[],
): DraftIssue[] {
  return issues.flatMap((issue) => {
    const [list, index, ...path] = issue.path;
    const question = list === 'questions' ? trip.questions[Number(index)] : undefined;
    const ownIndex = question ? questions.indexOf(question) : -1;
    return ownIndex < 0 ? [] : [{ ...issue, path: ['questions', ownIndex, ...path] }];
  });
}

/** What is asked at the chosen stop. */
export function StopQuestions(props: StopQuestionsProps) {
  const { trip, stop, stopName, questions, changes, issues, uploadFile, goTo } = props;
  const t = useMessages(questionMessages);
  function add(kind: TripQuestionKind): void {
    const question = createTripQuestion(kind);
    changes.addQuestion(stop.id, question, undefined);
    props.onChooseQuestion(question.id);
  }
  function drawPlaceFields(question: Question, errorAt: (field: string) => string | undefined) {
    return (
      <PlaceFields
        trip={trip}
        stop={stop}
        question={question}
        dimensions={props.dimensions}
        error={errorAt('stop_id')}
        onMove={(stopId) => {
          changes.moveQuestion(question.id, stopId);
          props.onChooseQuestion(question.id);
        }}
        onPlace={(isOnScene) => props.onPlace(question.id, isOnScene)}
        onLabel={(labels) => changes.labelQuestion(question.id, labels)}
      />
    );
  }
  return (
    <section className={styles.questions} aria-label={t('title', { name: stopName })}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title', { name: stopName })}</h2>
        <div className={styles.kinds} role="group" aria-label={t('add')}>
          {tripQuestionKinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <Button
                key={kind}
                variant="light"
                leftSection={<Icon size={20} aria-hidden />}
                disabled={trip.questions.length >= questionsMax}
                onClick={() => add(kind)}
              >
                {t(`kind_${kind}`)}
              </Button>
            );
          })}
        </div>
      </header>
      <QuestionsEditor
        content={{ questions: [...questions] }}
        onChange={(change) =>
          changes.changeQuestionsOf(stop.id, (own) => change({ questions: [...own] }).questions)
        }
        issues={narrowIssues(issues, trip, questions)}
        uploadFile={uploadFile}
        goTo={goTo}
        settings={null}
        hasNoSections
        ownFields={{
          messages,
          drawFields: drawPlaceFields,
        }}
      />
    </section>
  );
}
