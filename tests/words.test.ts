import { Converter } from 'opencc-js/t2cn';
import { expect, it } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { findTexts } from '../scripts/texts/find-texts.ts';

/** One word for each thing (docs/glossary.md): words that must not be used, because another one names the same thing. */
const otherWords: Record<Language, RegExp> = {
  en: /\bLog in\b|\bhand(s|ed)? in\b|\bterms?\b|\bGrade (\d|\{)|\bE-mail\b|Check and mend|Only have a look|All of it is imported|submissions on\b|\bPut in,|\b(OIDC_URL|BACKUP_DIR|README)\b/i,
  'zh-hk':
    /課件|學期|學號|加入代碼|啟動畫面|[一二三四五六]年級|身分|什麼|這裡|網路|帳號|班級|軟體|視頻|公布|分布|空格|忽略|放入|末日|密碼最少|需檢查的字詞|維度|共延長|晚上好|以直線分隔|一般用時|OIDC_URL|BACKUP_DIR|README/,
  'zh-cn':
    /学期|加入代码|启动画面|小学|中学[一二三]|小[一二三四五六]|视窗|网路|伺服|影片|储存|搜寻|设定|连结|空格(?!键)|放入|末日|密码最少|需检查的字词|维度|共延长|一般用时|班号|多于一次|关键字|开放题|未能|纸本|重设|OIDC_URL|BACKUP_DIR|README/,
  'zh-tw':
    /課件|學期|班號|加入代碼|小[一二三四五六]|(?<!其)中[一二三]|上載|班別|網絡|帳戶|電郵|主頁|甚麼|裏|數碼|讚好|二維碼|身份|發佈|容許|頻密|合共|一次過|手提電腦|條題目|未能|未有|只可(?!以)|次序|雙數|公佈|分佈|末日|密碼最少|需檢查的字詞|維度|共延長|晚上好|以直線分隔|一般用時|OIDC_URL|BACKUP_DIR|README/,
};

/** Strings that the specification fixes. */
const literals = new Set([
  'Please select a teacher account to log in',
  'You have been logged out, you can cancel to stay on this page, or log in again',
]);

/** In zh-tw the texts that Taiwan reads: its own words, or those of zh-hk. */
const texts = findTexts('.').map(({ file, strings }) => ({
  file,
  en: `${strings.en?.value}\n${strings.en_one?.value ?? ''}`.trim(),
  'zh-hk': strings['zh-hk']?.value ?? '',
  'zh-cn': strings['zh-cn']?.value ?? '',
  'zh-tw': (strings['zh-tw'] ?? strings['zh-hk'])?.value ?? '',
}));

it('finds the texts', () => {
  expect(texts.length).toBeGreaterThan(1_200);
});

it.each(languages)('uses one word for one thing in %s', (language) => {
  const found = texts.flatMap(({ file, [language]: text }) => {
    const [word] = literals.has(text) ? [] : (otherWords[language].exec(text) ?? []);
    return word === undefined ? [] : [`${file}: '${word}' in '${text}'`];
  });
  expect(found, 'docs/glossary.md has the words to use').toEqual([]);
});

it('writes zh-cn in simplified characters', () => {
  const simplify = Converter({ from: 't', to: 'cn' });
  const found = texts.filter(({ 'zh-cn': text }) => simplify(text) !== text);
  expect(found.map(({ file, 'zh-cn': text }) => `${file}: ${text}`)).toEqual([]);
});
