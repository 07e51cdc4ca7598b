import { defineMessages } from '#contract/language.ts';

/** Refusals concerning people, passwords, terms and settings. */
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
  setup_refused: {
    en: 'This address is not valid any more. If nobody has set up the school yet, start the server again: it prints a new address.',
    'zh-hk': '此網址已失效。如學校尚未設定，請重新啟動伺服器，以取得新網址。',
    'zh-cn': '此网址已失效。如学校尚未设置，请重新启动服务器，以取得新网址。',
  },
  setup_busy: {
    en: 'The demo school is being created. Please wait until it is done.',
    'zh-hk': '正在建立示範學校，請稍候。',
    'zh-cn': '正在建立演示学校，请稍候。',
  },
  type_not_used: {
    en: 'Your school does not use this type of activity.',
    'zh-hk': '你的學校不使用此類活動。',
    'zh-cn': '你的学校不使用此类活动。',
  },
});
