import { moveItem } from '#parts/editor-parts/move-item.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import type { AnswerCard, Attachment, CardTask, Clipart, TaskQuestion } from '../model.ts';

/** Changes of the lists of a task. Pure but for new ids. */

export type TaskChange = (task: CardTask) => CardTask;
type Lists = { questions: TaskQuestion; cards: AnswerCard; clipart: Clipart; attachments: Attachment };
export type ListName = keyof Lists;

const put = <Name extends ListName>(task: CardTask, name: Name, list: Lists[Name][]): CardTask => ({
  ...task,
  [name]: list,
});
const listOf = <Name extends ListName>(task: CardTask, name: Name) => task[name] as Lists[Name][];

export const addTo =
  <Name extends ListName>(name: Name, part: Lists[Name]): TaskChange =>
  (task) =>
    put(task, name, [...listOf(task, name), part]);

export const changeIn =
  <Name extends ListName>(name: Name, id: string, change: (part: Lists[Name]) => Lists[Name]): TaskChange =>
  (task) =>
    put(
      task,
      name,
      listOf(task, name).map((part) => (part.id === id ? change(part) : part)),
    );

export const moveIn =
  (name: ListName, from: number, to: number): TaskChange =>
  (task) =>
    put(task, name, moveItem(listOf(task, name), from, to));

export const removeFrom =
  (name: ListName, id: string): TaskChange =>
  (task) =>
    put(
      task,
      name,
      listOf(task, name).filter((part) => part.id !== id),
    );

/** A card that is gone is no question's right card any more. */
export const removeCard =
  (id: string): TaskChange =>
  (task) => ({
    ...removeFrom('cards', id)(task),
    questions: task.questions.map((question) => ({
      ...question,
      right_cards: question.right_cards.filter((each) => each !== id),
    })),
  });

export const createCard = (): AnswerCard => ({ id: createId(), text: '', picture: null });

export const createQuestion = (): TaskQuestion => ({
  id: createId(),
  prompt: '',
  picture: null,
  score: 2,
  right_cards: [],
  model_answer: '',
  rubric: [],
});
