import { defineMessages } from '#contract/language.ts';

export const linkCheckMessages = defineMessages({
  title: { en: 'Web pages', 'zh-hk': '網頁', 'zh-cn': '网页', 'zh-tw': '網頁' },
  not_checked: {
    en: 'Some coursewares link to web pages. The server can check whether they are still there; that takes some minutes.',
    'zh-hk': '部分課業附有網頁連結。伺服器可以檢查這些網頁是否仍然存在，需時數分鐘。',
    'zh-cn': '部分课件附有网页链接。服务器可以检查这些网页是否还在，需要几分钟。',
  },
  check: { en: 'Check the web pages', 'zh-hk': '檢查網頁', 'zh-cn': '检查网页' },
  check_again: { en: 'Check again', 'zh-hk': '再檢查一次', 'zh-cn': '再检查一次' },
  checking: { en: 'Checking the web pages', 'zh-hk': '正在檢查網頁', 'zh-cn': '正在检查网页' },
  checked: {
    en: 'Checked {time}. Web pages: {pages} · without an answer: {dead}',
    'zh-hk': '檢查時間：{time}。網頁 {pages} 個 · 沒有回應 {dead} 個',
    'zh-cn': '检查时间：{time}。网页 {pages} 个 · 没有响应 {dead} 个',
    'zh-tw': '檢查時間：{time}。網頁 {pages} 個 · 沒有回應 {dead} 個',
  },
  refused: {
    en: 'Not checked, because they are inside the school’s network: {refused}',
    'zh-hk': '位於學校內部網絡而未檢查的：{refused} 個',
    'zh-cn': '位于学校内部网络而未检查的：{refused} 个',
    'zh-tw': '位於學校內部網路而未檢查的：{refused} 個',
  },
  offline: {
    en: 'None of them answered. Perhaps this server does not reach the internet.',
    'zh-hk': '沒有一個網頁有回應，伺服器可能未能連接互聯網。',
    'zh-cn': '没有一个网页有响应，服务器可能无法连接互联网。',
    'zh-tw': '沒有一個網頁有回應，伺服器可能無法連上網際網路。',
  },
  failed: {
    en: 'The last check broke off.',
    'zh-hk': '上次檢查中途停止。',
    'zh-cn': '上次检查中途停止。',
  },
  not_started: {
    en: 'The check was not started. Try again.',
    'zh-hk': '未能開始檢查，請再試一次。',
    'zh-cn': '无法开始检查，请再试一次。',
    'zh-tw': '無法開始檢查，請再試一次。',
  },
});
