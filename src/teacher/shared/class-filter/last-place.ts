import type { ApiInput } from '#contract/api.ts';
import { getUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';

/** Tells the server which class and subject the teacher uses, so that My Unit begins there on every device. */

type Place = { class_id?: number | undefined; subject_id?: number | undefined };

let told = '';

/** Without a class there is nothing to remember. */
export function rememberPlace({ class_id, subject_id }: Place): void {
  if (class_id === undefined) return;
  const place = `${getUserinfo()?.id} ${class_id} ${subject_id}`;
  if (place === told) return;
  told = place;
  const input: ApiInput<'POST /teacher/last_place'> = { class_id, subject_id };
  void call('POST /teacher/last_place', input, { quiet: true }).catch(() => {
    // Told again the next time.
    told = '';
  });
}
