import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useSchool } from '#ui/school-store.ts';

const messages = defineMessages({
  link: { en: 'Forgotten your password?', 'zh-hk': '忘記密碼？', 'zh-cn': '忘记密码？' },
});

type ForgottenProps = {
  className: string | undefined;
  /** Whom to ask where the school sends no mail. */
  whomToAsk: string;
};

/** What to do about a forgotten password. Students use the teacher app's page, too. */
export function Forgotten({ className, whomToAsk }: ForgottenProps) {
  const t = useMessages(messages);
  const { hasMail } = useSchool();
  return <p className={className}>{hasMail ? <a href="/password">{t('link')}</a> : whomToAsk}</p>;
}
