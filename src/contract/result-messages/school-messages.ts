import { defineMessages } from '#contract/language.ts';

/** Refusals around people, passwords, terms and settings. */
export const schoolMessages = defineMessages({
  wrong_password: {
    en: 'The current password is not right.',
    'zh-hk': '目前的密碼不正確。',
    'zh-cn': '当前密码不正确。',
  },
  common_password: {
    en: 'This password is easy to guess. Please choose another, e.g. three words that do not belong together.',
    'zh-hk': '此密碼容易被猜中，請改用另一個，例如三個互不相關的詞語。',
    'zh-cn': '此密码容易被猜中，请换一个，例如三个互不相关的词语。',
    'zh-tw': '此密碼容易被猜中，請改用另一個，例如三個互不相關的詞語。',
  },
  demo_password: {
    en: 'Accounts of the demo school keep their password, because everybody uses them.',
    'zh-hk': '示範學校的帳戶由大家共用，不能更改密碼。',
    'zh-cn': '演示学校的账户由大家共用，不能更改密码。',
    'zh-tw': '示範學校的帳號由大家共用，不能變更密碼。',
  },
  password_too_short: {
    en: 'The password needs at least {min} characters.',
    'zh-hk': '密碼至少須有 {min} 個字元。',
    'zh-cn': '密码至少须有 {min} 个字符。',
  },
  email_taken: {
    en: 'Somebody already has this email address.',
    'zh-hk': '此電郵地址已有人使用。',
    'zh-cn': '此邮箱地址已有人使用。',
    'zh-tw': '此電子郵件已有人使用。',
  },
});
