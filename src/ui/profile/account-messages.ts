import { defineMessages } from '#contract/language.ts';

/** Texts about accounts elsewhere, in a person's own profile and on an administrator's page of a person. */
export const accountMessages = defineMessages({
  accounts: {
    en: 'Linked accounts',
    'zh-hk': '已連結的帳戶',
    'zh-cn': '已关联的账户',
    'zh-tw': '已連結的帳號',
  },
  accounts_text: {
    en: 'You can sign in with these. Removing one signs out your other browsers.',
    'zh-hk': '你可用以下帳戶登入。移除帳戶後，其他瀏覽器會登出。',
    'zh-cn': '你可用以下账户登录。移除账户后，其他浏览器会退出登录。',
    'zh-tw': '你可用以下帳號登入。移除帳號後，其他瀏覽器會登出。',
  },
  only_way: {
    en: 'You sign in with this account, not with a password. Only your school can remove it.',
    'zh-hk': '你以此帳戶登入，不使用密碼；只有學校可以移除。',
    'zh-cn': '你用此账户登录，不使用密码；只有学校可以移除。',
    'zh-tw': '你以此帳號登入，不使用密碼；只有學校可以移除。',
  },
  since: { en: 'since {time}', 'zh-hk': '自 {time}', 'zh-cn': '自 {time}' },
  remove: { en: 'Remove', 'zh-hk': '移除', 'zh-cn': '移除' },
  remove_account: {
    en: 'Remove the account at {name}',
    'zh-hk': '移除 {name} 帳戶',
    'zh-cn': '移除 {name} 账户',
    'zh-tw': '移除 {name} 帳號',
  },
  remove_ask: {
    en: 'Remove the {account} account of {name}? {name} is signed out everywhere. Signing in there again links it again if the email address is the same.',
    'zh-hk':
      '移除 {name} 的 {account} 帳戶？{name} 會在所有裝置登出。如電郵地址相同，再次以該帳戶登入會重新連結。',
    'zh-cn':
      '移除 {name} 的 {account} 账户？{name} 会在所有设备退出登录。如邮箱地址相同，再次用该账户登录会重新关联。',
    'zh-tw':
      '移除 {name} 的 {account} 帳號？{name} 會在所有裝置登出。如電子郵件相同，再次以該帳號登入會重新連結。',
  },
  removed: {
    en: 'Account at {name} removed',
    'zh-hk': '已移除 {name} 帳戶',
    'zh-cn': '已移除 {name} 账户',
    'zh-tw': '已移除 {name} 帳號',
  },
});
