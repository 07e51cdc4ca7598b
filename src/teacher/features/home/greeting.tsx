import { displayName } from '#teacher/shared/people/display-name.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useToday } from '#teacher/shared/use-today.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { getPartOfDay } from './greeting.ts';
import { homeMessages } from './messages.ts';

/** Greets the teacher by name, as fits the time of day. */
export function Greeting() {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const userinfo = useUserinfo();
  const hour = new Date(useToday()).getHours();
  const name = userinfo ? displayName(userinfo, language) : '';
  return <h1>{t(getPartOfDay(hour), { name })}</h1>;
}
