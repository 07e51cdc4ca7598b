import type { ApiInput } from '#contract/api.ts';
import { getUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';

/** Saves the class and subject that the teacher used last, so that My Unit opens there on every device. */

type LastPlace = { class_id?: number | undefined; subject_id?: number | undefined };

let lastSavedKey = '';

/** Does nothing without a class. */
export function rememberPlace({ class_id, subject_id }: LastPlace): void {
  if (class_id === undefined) return;
  const placeKey = `${getUserinfo()?.id} ${class_id} ${subject_id}`;
  if (placeKey === lastSavedKey) return;
  lastSavedKey = placeKey;
  const input: ApiInput<'POST /teacher/last_place'> = { class_id, subject_id };
  void call('POST /teacher/last_place', input, { quiet: true }).catch(() => {
    // Lets the next call save it again.
    lastSavedKey = '';
  });
}
