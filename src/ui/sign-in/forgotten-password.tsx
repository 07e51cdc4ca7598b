import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useSchool } from '#ui/school-store.ts';

const messages = defineMessages({
  link: { en: 'Forgotten your password?', 'zh-hk': '忘記密碼？', 'zh-cn': '忘记密码？' },
});

type ForgottenPasswordProps = {
  className: string | undefined;
  /** Says whom to ask if the school sends no mail. */
  whomToAsk: string;
};

/** Help for a forgotten password. Students also use the teacher app's page. */
export function ForgottenPassword({ className, whomToAsk }: ForgottenPasswordProps) {
  const t = useMessages(messages);
  const { hasMail } = useSchool();
  return <p className={className}>{hasMail ? <a href="/password">{t('link')}</a> : whomToAsk}</p>;
}
