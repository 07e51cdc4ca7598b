import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Says what was removed or replaced, with a way to take that back. */
export function offerUndo(text: string, undo: () => void): void {
  showToast('info', text, { label: translate(commonMessages, 'undo'), run: undo });
}
