import { defineMessages } from '#contract/language.ts';

export const signInMessages = defineMessages({
  title: { en: 'Sign-in', 'zh-hk': '登入', 'zh-cn': '登录' },
  text: {
    en: 'Applies from the next sign-in, and for each new password.',
    'zh-hk': '由下次登入及設定新密碼時起生效。',
    'zh-cn': '从下次登录及设置新密码时起生效。',
  },
  single: {
    en: 'One place at a time: a new sign-in ends the others',
    'zh-hk': '只可在一處登入：新登入會結束其他登入',
    'zh-cn': '只能在一处登录：新登录会结束其他登录',
    'zh-tw': '只能在一處登入：新登入會結束其他登入',
  },
  hours: {
    en: 'Hours until everybody signs in again',
    'zh-hk': '每隔多少小時須重新登入',
    'zh-cn': '每隔多少小时须重新登录',
  },
  length: {
    en: 'Minimum password length (characters)',
    'zh-hk': '密碼最短長度（字元）',
    'zh-cn': '密码最短长度（字符）',
  },
  password: {
    en: 'People with a linked account may also use their password',
    'zh-hk': '已連結其他帳戶的人仍可用密碼登入',
    'zh-cn': '已关联其他账户的人仍可用密码登录',
    'zh-tw': '已連結其他帳號的人仍可用密碼登入',
  },
  password_text: {
    en: 'Accounts of {names} can be used to sign in. Administrators always keep their password.',
    'zh-hk': '可用 {names} 的帳戶登入。管理員一律可用密碼登入。',
    'zh-cn': '可用 {names} 的账户登录。管理员始终可用密码登录。',
    'zh-tw': '可用 {names} 的帳號登入。管理員一律可用密碼登入。',
  },
  no_providers: {
    en: 'Everybody signs in with a password. Other accounts, such as those of Google or Microsoft, are set up on the server by your technician.',
    'zh-hk': '目前所有人以密碼登入。如要使用 Google、Microsoft 等其他帳戶，請技術人員在伺服器設定。',
    'zh-cn': '目前所有人用密码登录。如要使用 Google、Microsoft 等其他账户，请技术人员在服务器上设置。',
    'zh-tw': '目前所有人以密碼登入。如要使用 Google、Microsoft 等其他帳號，請技術人員在伺服器設定。',
  },
  wrong: {
    en: 'Enter a number from {min} to {max}.',
    'zh-hk': '請輸入 {min} 至 {max} 的數字。',
    'zh-cn': '请输入 {min} 到 {max} 的数字。',
  },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
});
