import { defineMessages } from '#contract/language.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { hasMarkup, isExternalLink, isFilled } from './link-checks.ts';
import { reachOf } from './reach.ts';
import { isWebAddress } from './web-address.ts';

export const addressIssueMessages = defineMessages({
  url_required: {
    en: 'Enter the address of the page',
    'zh-hk': '請輸入網頁的網址',
    'zh-cn': '请输入网页的网址',
  },
  url_invalid: {
    en: 'Enter a whole address with https, such as https://example.com/page',
    'zh-hk': '請輸入以 https 開頭的完整網址，例如 https://example.com/page',
    'zh-cn': '请输入以 https 开头的完整网址，例如 https://example.com/page',
  },
  url_markup: {
    en: 'This is HTML code. Enter the address alone, such as https://example.com/page',
    'zh-hk': '這是 HTML 程式碼，請只輸入網址，例如 https://example.com/page',
    'zh-cn': '这是 HTML 代码，请只输入网址，例如 https://example.com/page',
  },
  url_no_page: {
    en: 'This is an email address or a telephone number. Enter the address of a page',
    'zh-hk': '這是電郵地址或電話號碼，請輸入網頁的網址',
    'zh-cn': '这是邮箱地址或电话号码，请输入网页的网址',
    'zh-tw': '這是電子郵件或電話號碼，請輸入網頁的網址',
  },
  url_nobody: {
    en: 'Students’ devices cannot open this address. Enter one that opens on other devices too',
    'zh-hk': '學生的裝置無法開啟此網址，請輸入其他裝置也能開啟的網址',
    'zh-cn': '学生的设备打不开此网址，请输入其他设备也能打开的网址',
  },
});

/** Finds the issue of an address in a draft's field `url`. */
export function findAddressIssues(url: string): DraftIssue[] {
  if (!isFilled(url)) return [{ path: ['url'], message: 'url_required' }];
  if (hasMarkup(url)) return [{ path: ['url'], message: 'url_markup' }];
  if (!isWebAddress(url))
    return [
      { path: ['url'], message: isExternalLink(url) && !/^https/i.test(url) ? 'url_no_page' : 'url_invalid' },
    ];
  return reachOf(url) === 'nobody' ? [{ path: ['url'], message: 'url_nobody' }] : [];
}
