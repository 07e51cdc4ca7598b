import type { MessageKind } from '#contract/choices.ts';
import { defineMessages, formatText, type Language } from '#contract/language.ts';

/** The mail about a message. It names the work and never a mark. Pure. */

const messages = defineMessages({
  announcement: {
    en: 'Message from {teacher} · {subject}',
    'zh-hk': '{teacher}的訊息 · {subject}',
    'zh-cn': '{teacher}的消息 · {subject}',
  },
  reminder: {
    en: 'Reminder: {courseware}',
    'zh-hk': '提醒：{courseware}',
    'zh-cn': '提醒：{courseware}',
  },
  returned: {
    en: '“{courseware}” was returned to you',
    'zh-hk': '「{courseware}」已發還給你',
    'zh-cn': '“{courseware}”已退回给你',
  },
  marks: {
    en: 'Your marks for “{courseware}” are out',
    'zh-hk': '「{courseware}」的成績已公佈',
    'zh-cn': '“{courseware}”的成绩已公布',
    'zh-tw': '「{courseware}」的成績已公布',
  },
  text: {
    en: 'Hello {name},\n\n{body}\n\n{teacher} · {subject}\n\nOpen it here: {link}\n\nYou can switch these emails off in your profile.',
    'zh-hk':
      '{name}：\n\n{body}\n\n{teacher} · {subject}\n\n按此開啟：{link}\n\n如不想再收到這類電郵，可在個人資料中關閉。',
    'zh-cn':
      '{name}：\n\n{body}\n\n{teacher} · {subject}\n\n点击打开：{link}\n\n如不想再收到这类邮件，可在个人资料中关闭。',
    'zh-tw':
      '{name}：\n\n{body}\n\n{teacher} · {subject}\n\n點選開啟：{link}\n\n如不想再收到這類郵件，可在個人資料中關閉。',
  },
});

type MessageMailParams = {
  kind: MessageKind;
  name: string;
  teacher: string;
  subject: string;
  courseware: string;
  text: string;
  link: string;
};

/** The subject line begins with the school, so that the reader knows who sent it. */
export function writeMessageMail(
  { kind, text, ...params }: MessageMailParams,
  school: string,
  lang: Language,
): { subject: string; text: string } {
  const heading = formatText(messages[kind], lang, params);
  // Line breaks would begin another header.
  const subject = `${school ? `${school} · ` : ''}${heading}`.replaceAll(/\s+/g, ' ');
  return { subject, text: formatText(messages.text, lang, { ...params, body: text || heading }) };
}
