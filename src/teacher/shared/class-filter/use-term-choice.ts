import { defineMessages } from '#contract/language.ts';
import type { TermState } from '#contract/terms.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const termNameMessages = defineMessages({
  past: { en: '{name} (past)', 'zh-hk': '{name}（已結束）', 'zh-cn': '{name}（已结束）' },
  coming: { en: '{name} (coming)', 'zh-hk': '{name}（未開始）', 'zh-cn': '{name}（未开始）' },
});

/** Returns a function that turns a school year into an option of a select; past and coming ones are marked. */
export function useTermChoice() {
  const t = useMessages(termNameMessages);
  return ({ id, name, state }: { id: number; name: string; state: TermState }) => ({
    value: String(id),
    label: state === 'current' ? name : t(state, { name }),
  });
}
