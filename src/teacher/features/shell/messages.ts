import { defineMessages } from '#contract/language.ts';

export const shellMessages = defineMessages({
  skip: { en: 'Skip to content', 'zh-hk': '跳至主要內容', 'zh-cn': '跳到主要内容' },
  open_menu: { en: 'Open menu', 'zh-hk': '開啟選單', 'zh-cn': '打开菜单' },
  close_menu: { en: 'Close menu', 'zh-hk': '關閉選單', 'zh-cn': '关闭菜单' },
  main_menu: { en: 'Main menu', 'zh-hk': '主選單', 'zh-cn': '主菜单' },
  account: {
    en: 'Account: {name}',
    'zh-hk': '帳戶：{name}',
    'zh-cn': '账户：{name}',
    'zh-tw': '帳號：{name}',
  },
  home: { en: 'Home', 'zh-hk': '主頁', 'zh-cn': '首页', 'zh-tw': '首頁' },
  log_out: { en: 'Log Out', 'zh-hk': '登出', 'zh-cn': '退出登录' },
  not_found: {
    en: 'There is nothing here',
    'zh-hk': '這裏沒有內容',
    'zh-cn': '这里没有内容',
    'zh-tw': '這裡沒有內容',
  },
  not_found_text: {
    en: 'The page may have been moved, or the address is not quite right.',
    'zh-hk': '此頁可能已移到別處，或網址有誤。',
    'zh-cn': '此页面可能已移到别处，或网址有误。',
  },
  to_home: { en: 'Back to Home', 'zh-hk': '返回主頁', 'zh-cn': '返回首页', 'zh-tw': '返回首頁' },
  page_failed: {
    en: 'This page could not be shown.',
    'zh-hk': '未能顯示此頁。',
    'zh-cn': '无法显示此页面。',
    'zh-tw': '無法顯示此頁。',
  },
});
