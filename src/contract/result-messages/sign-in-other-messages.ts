import { defineMessages } from '#contract/language.ts';

/** Refusals concerning external accounts. */
export const signInOtherMessages = defineMessages({
  other_sign_in_failed: {
    en: 'Signing in with your other account did not work. Please try again.',
    'zh-hk': '未能以其他帳戶登入，請再試一次。',
    'zh-cn': '无法用其他账户登录，请再试一次。',
    'zh-tw': '無法以其他帳號登入，請再試一次。',
  },
  no_account_for_address: {
    en: 'Nobody at this school has the email address of that account. Ask your school to enter it.',
    'zh-hk': '學校沒有使用該電郵地址的帳戶，請聯絡學校登記。',
    'zh-cn': '学校没有使用该邮箱地址的账户，请联系学校登记。',
    'zh-tw': '學校沒有使用該電子郵件的帳號，請聯絡學校登記。',
  },
  address_not_verified: {
    en: 'The email address of that account has not been confirmed there. Confirm it, then try again.',
    'zh-hk': '該帳戶的電郵地址尚未驗證，請先驗證後再試。',
    'zh-cn': '该账户的邮箱地址尚未验证，请先验证后再试。',
    'zh-tw': '該帳號的電子郵件尚未驗證，請先驗證後再試。',
  },
  linked_to_another: {
    en: 'The person with this email address signs in with another account there. Ask your school to change that.',
    'zh-hk': '使用此電郵地址的用戶已連結另一個帳戶，請聯絡學校更改。',
    'zh-cn': '使用此邮箱地址的用户已关联另一个账户，请联系学校更改。',
    'zh-tw': '使用此電子郵件的使用者已連結另一個帳號，請聯絡學校變更。',
  },
  password_switched_off: {
    en: 'Please sign in with your other account: passwords are switched off for those who have one.',
    'zh-hk': '請以已連結的其他帳戶登入；學校已停用這些用戶的密碼登入。',
    'zh-cn': '请用已关联的其他账户登录；学校已停用这些用户的密码登录。',
    'zh-tw': '請以已連結的其他帳號登入；學校已停用這些使用者的密碼登入。',
  },
  no_other_way: {
    en: 'You could not sign in without this account. Ask your school to remove it.',
    'zh-hk': '移除此帳戶後你將無法登入，請聯絡學校移除。',
    'zh-cn': '移除此账户后你将无法登录，请联系学校移除。',
    'zh-tw': '移除此帳號後你將無法登入，請聯絡學校移除。',
  },
});
