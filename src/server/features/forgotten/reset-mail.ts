import { defineMessages, formatText, type Language } from '#contract/language.ts';
import type { Mail } from '#server/mail/send-mail.ts';

/** The mail with the link. It names the school, so that the reader knows who sent it. */

const messages = defineMessages({
  subject: {
    en: 'Choose a new password',
    'zh-hk': '重設密碼',
    'zh-cn': '重置密码',
  },
  text: {
    en: 'Hello {name},\n\nsomebody, probably you, asked for a new password for {school}. Choose one here within half an hour:\n\n{link}\n\nIf it was not you, ignore this email: your password stays as it is.',
    'zh-hk':
      '{name}：\n\n有人（應該是你）要求重設「{school}」的密碼。請於半小時內按以下連結設定新密碼：\n\n{link}\n\n如非你本人要求，請不用理會此電郵，你的密碼不會改變。',
    'zh-cn':
      '{name}：\n\n有人（应该是你）要求重置“{school}”的密码。请在半小时内点击以下链接设置新密码：\n\n{link}\n\n如果不是你本人要求，请忽略此邮件，你的密码不会改变。',
    'zh-tw':
      '{name}：\n\n有人（應該是你）要求重設「{school}」的密碼。請於半小時內點選以下連結設定新密碼：\n\n{link}\n\n如非你本人要求，請忽略此郵件，你的密碼不會改變。',
  },
  system: { en: 'E-Learning System', 'zh-hk': '電子學習系統', 'zh-cn': '电子学习系统' },
});

type ResetMailParams = { name: string; school: string; link: string };

export function writeResetMail(to: string, params: ResetMailParams, lang: Language): Mail {
  const school = params.school || formatText(messages.system, lang);
  return {
    to,
    subject: `${school} · ${formatText(messages.subject, lang)}`,
    text: formatText(messages.text, lang, { ...params, school }),
  };
}
