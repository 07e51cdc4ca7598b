import { defineMessages } from '#contract/language.ts';

/** Refusals concerning the people of the school and the members of classes. */
export const peopleMessages = defineMessages({
  password_must_change: {
    en: 'Please choose a password of your own first.',
    'zh-hk': '請先設定自己的密碼。',
    'zh-cn': '请先设置自己的密码。',
  },
  password_unchanged: {
    en: 'This is the password that you were given. Please choose another.',
    'zh-hk': '這是發給你的密碼，請改用另一個。',
    'zh-cn': '这是发给你的密码，请换一个。',
  },
  sign_in_name_missing: {
    en: 'Please enter an email address or a login name.',
    'zh-hk': '請輸入電郵地址或登入名稱。',
    'zh-cn': '请输入邮箱地址或登录名。',
    'zh-tw': '請輸入電子郵件或登入名稱。',
  },
  only_teachers_administer: {
    en: 'Only teachers can be administrators.',
    'zh-hk': '只有老師可擔任管理員。',
    'zh-cn': '只有老师可以担任管理员。',
  },
  name_differs: {
    en: 'The name is not the person’s. Please type it as it is shown.',
    'zh-hk': '姓名不符，請按顯示的姓名輸入。',
    'zh-cn': '姓名不符，请按显示的姓名输入。',
  },
  substitute_day_past: {
    en: 'This day is over. Please choose a later one.',
    'zh-hk': '這一天已過，請選擇較後的日期。',
    'zh-cn': '这一天已经过去，请选择更晚的日期。',
  },
  person_not_closed: {
    en: 'Please close the account of {name} first.',
    'zh-hk': '請先關閉 {name} 的帳戶。',
    'zh-cn': '请先关闭 {name} 的账户。',
    'zh-tw': '請先關閉 {name} 的帳號。',
  },
  person_erased: {
    en: 'The data of this person has been erased.',
    'zh-hk': '此人的資料已被清除。',
    'zh-cn': '此人的数据已被清除。',
  },
  reset_link_over: {
    en: 'This link has been used, or it is older than half an hour. Please ask for another.',
    'zh-hk': '此連結已使用或已超過半小時，請重新索取。',
    'zh-cn': '此链接已使用或已超过半小时，请重新索取。',
  },
  no_mail: {
    en: 'This server sends no email. Please ask an administrator of the school.',
    'zh-hk': '此伺服器不發送電郵，請聯絡學校的管理員。',
    'zh-cn': '此服务器不发送邮件，请联系学校的管理员。',
    'zh-tw': '此伺服器不寄送電子郵件，請聯絡學校的管理員。',
  },
  login_name_taken: {
    en: '{name} has this login name already.',
    'zh-hk': '{name} 已使用此登入名稱。',
    'zh-cn': '{name} 已使用此登录名。',
  },
  last_admin: {
    en: 'The school needs at least one administrator.',
    'zh-hk': '學校須有至少一名管理員。',
    'zh-cn': '学校至少需要一名管理员。',
  },
  person_closed: {
    en: 'The account of {name} is closed. Open it again first.',
    'zh-hk': '{name} 的帳戶已關閉，請先重新啟用。',
    'zh-cn': '{name} 的账户已关闭，请先重新启用。',
    'zh-tw': '{name} 的帳號已關閉，請先重新啟用。',
  },
  own_account: {
    en: 'Please ask another administrator to do this with your own account.',
    'zh-hk': '這是你自己的帳戶，請由另一名管理員處理。',
    'zh-cn': '这是你自己的账户，请由另一名管理员处理。',
    'zh-tw': '這是你自己的帳號，請由另一名管理員處理。',
  },
  class_number_taken: {
    en: '{name} has this class number already.',
    'zh-hk': '{name} 已使用此班號。',
    'zh-cn': '{name} 已使用此学号。',
    'zh-tw': '{name} 已使用此座號。',
  },
  other_term: {
    en: 'This class belongs to another school year.',
    'zh-hk': '此班別屬於另一學年。',
    'zh-cn': '该班级属于另一学年。',
    'zh-tw': '此班級屬於另一學年。',
  },
});
