import { defineMessages } from '#contract/language.ts';

export const cardMessages = defineMessages({
  cards: {
    en: { one: 'Sign-in card', other: 'Sign-in cards ({count})' },
    'zh-hk': '登入卡（{count} 張）',
    'zh-cn': '登录卡（{count} 张）',
  },
  once: {
    en: 'Print them now: the passwords are shown this once and cannot be read again. Each person chooses an own password at the first sign-in.',
    'zh-hk': '請立即列印：密碼只顯示這一次，之後無法再查看。各人首次登入時須設定自己的密碼。',
    'zh-cn': '请立即打印：密码只显示这一次，之后无法再查看。每个人首次登录时须设置自己的密码。',
    'zh-tw': '請立即列印：密碼只顯示這一次，之後無法再查看。每個人首次登入時須設定自己的密碼。',
  },
  some_failed: {
    en: 'Not all passwords were issued: {reason}',
    'zh-hk': '未能發出所有密碼：{reason}',
    'zh-cn': '无法发放所有密码：{reason}',
    'zh-tw': '無法發出所有密碼：{reason}',
  },
  print: { en: 'Print', 'zh-hk': '列印', 'zh-cn': '打印' },
  close: { en: 'Done', 'zh-hk': '完成', 'zh-cn': '完成' },
  close_ask: {
    en: 'Close the cards? The passwords cannot be shown again.',
    'zh-hk': '確定關閉？密碼將無法再次顯示。',
    'zh-cn': '确定关闭？密码将无法再次显示。',
  },
  sign_in_name: { en: 'Sign-in name', 'zh-hk': '登入名稱', 'zh-cn': '登录名' },
  password: { en: 'Password', 'zh-hk': '密碼', 'zh-cn': '密码' },
  scan: { en: 'Address of the app', 'zh-hk': '學習平台網址', 'zh-cn': '学习平台网址' },
  class_passwords: { en: 'Passwords', 'zh-hk': '學生密碼', 'zh-cn': '学生密码' },
  class_passwords_text: {
    en: 'Choose who gets a new password. The old one stops working, and a card is shown to print.',
    'zh-hk': '請選擇需要新密碼的學生。舊密碼將失效，並會顯示登入卡供列印。',
    'zh-cn': '请选择需要新密码的学生。旧密码将失效，并会显示登录卡供打印。',
  },
  issue: { en: 'Issue new passwords', 'zh-hk': '發出新密碼', 'zh-cn': '发放新密码' },
  issuing: {
    en: 'Issuing passwords: {done} of {total}',
    'zh-hk': '正在發出密碼：{done} / {total}',
    'zh-cn': '正在发放密码：{done} / {total}',
  },
});
