import { defineMessages } from '#contract/language.ts';

export const forgottenMessages = defineMessages({
  title: { en: 'Choose a new password', 'zh-hk': '重設密碼', 'zh-cn': '重置密码' },
  lead: {
    en: 'We email you a link for choosing a new password.',
    'zh-hk': '我們會以電郵向你發送重設密碼的連結。',
    'zh-cn': '我们会通过邮件向你发送重置密码的链接。',
    'zh-tw': '我們會以電子郵件寄送重設密碼的連結給你。',
  },
  username: {
    en: 'Email or login name',
    'zh-hk': '電郵地址或登入名稱',
    'zh-cn': '邮箱地址或登录名',
    'zh-tw': '電子郵件或登入名稱',
  },
  username_missing: {
    en: 'Please enter your email or login name',
    'zh-hk': '請輸入電郵地址或登入名稱',
    'zh-cn': '请输入邮箱地址或登录名',
    'zh-tw': '請輸入電子郵件或登入名稱',
  },
  send: { en: 'Email me a link', 'zh-hk': '發送連結', 'zh-cn': '发送链接', 'zh-tw': '寄送連結' },
  sent: {
    en: 'If this account has an email address, a link is on its way. It works once, for half an hour. Nothing came? Look in your spam folder, or ask your teacher or an administrator.',
    'zh-hk':
      '如此帳戶設有電郵地址，連結將隨即寄出，半小時內有效，只可使用一次。未有收到？請查看垃圾郵件，或聯絡老師或管理員。',
    'zh-cn':
      '如果此账户有邮箱地址，链接将立即发出，半小时内有效，只能使用一次。没有收到？请查看垃圾邮件，或联系老师或管理员。',
    'zh-tw':
      '如果此帳號有電子郵件地址，連結將立即寄出，半小時內有效，只能使用一次。沒有收到？請查看垃圾郵件，或聯絡老師或管理員。',
  },
  password: { en: 'New password', 'zh-hk': '新密碼', 'zh-cn': '新密码' },
  repeat: { en: 'New password again', 'zh-hk': '再次輸入新密碼', 'zh-cn': '再次输入新密码' },
  too_short: {
    en: 'At least {min} characters',
    'zh-hk': '至少 {min} 個字元',
    'zh-cn': '至少 {min} 个字符',
  },
  different: {
    en: 'The two are not the same',
    'zh-hk': '兩次輸入不相同',
    'zh-cn': '两次输入不一致',
  },
  save: { en: 'Save the password', 'zh-hk': '儲存密碼', 'zh-cn': '保存密码' },
  changed: {
    en: 'Your password is changed, and you are signed out everywhere.',
    'zh-hk': '密碼已更改，你已在所有裝置登出。',
    'zh-cn': '密码已修改，你已在所有设备退出登录。',
    'zh-tw': '密碼已變更，你已在所有裝置登出。',
  },
  to_sign_in: { en: 'To the sign-in page', 'zh-hk': '前往登入頁', 'zh-cn': '前往登录页' },
});
