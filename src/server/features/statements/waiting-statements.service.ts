import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { toNamedUuid } from '#server/named-uuid.ts';
import { describeEvent } from './attempt-statements.ts';
import type { LearningEvent } from './learning-event.ts';
import type { Statement } from './statement.ts';
import { listNextEvents } from './statements.repository.ts';

/** The statements that wait, made of the events that were noted. */

/** `isLast`: of its event, whose row is `seq`: the row may go once the store has this one. */
export type WaitingStatement = { seq: number; user_id: number; json: string; isLast: boolean };

/** Rows of earlier versions hold a statement. */
const isStatement = (stored: LearningEvent | Statement): stored is Statement => 'verb' in stored;

function listStatements({ id, json }: Row<'statement'>): string[] {
  const stored = JSON.parse(json) as LearningEvent | Statement;
  if (isStatement(stored)) return [json];
  return describeEvent(stored, (place) => toNamedUuid(`${id}/${place}`)).map((each) => JSON.stringify(each));
}

/** The next statements in order, of whole events: at most `limit`, or those of a single event. */
export async function listNextStatements(db: Db, limit: number): Promise<WaitingStatement[]> {
  const waiting: WaitingStatement[] = [];
  for (const row of await listNextEvents(db, limit)) {
    const texts = listStatements(row);
    if (waiting.length > 0 && waiting.length + texts.length > limit) break;
    const { seq, user_id } = row;
    const last = texts.length - 1;
    waiting.push(...texts.map((json, place) => ({ seq, user_id, json, isLast: place === last })));
  }
  return waiting;
}
