import { defineMessages } from '#contract/language.ts';

export const signInMessages = defineMessages({
  title: { en: 'Sign-in', 'zh-hk': '登入', 'zh-cn': '登录' },
  text: {
    en: 'Holds from the next sign-in, and for each new password.',
    'zh-hk': '由下次登入及設定新密碼時起生效。',
    'zh-cn': '从下次登录及设置新密码时起生效。',
  },
  single: {
    en: 'One place at a time: a new sign-in ends the others',
    'zh-hk': '只可在一處登入：新登入會結束其他登入',
    'zh-cn': '只可在一处登录：新登录会结束其他登录',
  },
  hours: {
    en: 'Hours until everybody signs in again',
    'zh-hk': '每隔多少小時須重新登入',
    'zh-cn': '每隔多少小时须重新登录',
  },
  length: { en: 'Characters of a password, at least', 'zh-hk': '密碼最少字元', 'zh-cn': '密码最少字符' },
  wrong: {
    en: 'Enter a number from {min} to {max}.',
    'zh-hk': '請輸入 {min} 至 {max} 的數字。',
    'zh-cn': '请输入 {min} 到 {max} 的数字。',
  },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
});
