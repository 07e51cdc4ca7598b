import type { PublicQuestionOf, ResponseOf } from '../../kind-form/kind-schema.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import type { OrderingKey } from './kind.ts';
import { OrderedItems } from './ordered-items.tsx';
import { OrderingFields } from './ordering-fields.tsx';
import { readOrder } from './read-order.ts';
import type { schema } from './schema.ts';

type OrderingProps = AnswerProps<PublicQuestionOf<typeof schema>, OrderingKey, ResponseOf<typeof schema>>;

/** Items in the order that the student gave them, or as they were shown first. */
export function OrderingAnswer({
  question,
  response,
  locked,
  answerKey,
  labelledBy,
  onAnswer,
}: OrderingProps) {
  const shownItems = question.ordering?.items ?? [];
  const givenItems = readOrder(shownItems, response);
  if (locked) return <OrderedItems {...{ shownItems, givenItems, answerKey, labelledBy }} />;
  return (
    <OrderingFields
      items={givenItems ?? shownItems}
      isAnswered={givenItems !== undefined}
      labelledBy={labelledBy}
      onOrder={(items) => onAnswer({ order: items.map(({ id }) => id) })}
    />
  );
}
