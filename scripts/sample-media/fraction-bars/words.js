// What the page says, in Chinese and English.
export const words = {
  zh: {
    lang: 'zh-HK',
    other: 'English',
    title: '分數條',
    clear: '清除',
    next: '下一題',
    part: (number) => `第 ${number} 份`,
    parts: (count) => `分成 ${count} 份`,
    fewer: '減少份數',
    more: '增加份數',
    task: (number, top, bottom) =>
      `第 ${number} 題：上面塗了 ${top}/${bottom}。把下面的分數條分成不同的份數，塗出一樣多的部分。`,
    equal: (one, other) => `做到了！${one} = ${other}`,
    less: (one, other) => `${one} > ${other}，下面還少了一點。`,
    greater: (one, other) => `${one} < ${other}，下面多了一點。`,
    same: '份數跟上面一樣，試試用不同的份數。',
  },
  en: {
    lang: 'en',
    other: '中文',
    title: 'Fraction bars',
    clear: 'Clear',
    next: 'Next',
    part: (number) => `Part ${number}`,
    parts: (count) => `${count} parts`,
    fewer: 'Fewer parts',
    more: 'More parts',
    task: (number, top, bottom) =>
      `Task ${number}: ${top}/${bottom} of the upper bar is coloured. Divide the lower bar differently and colour just as much.`,
    equal: (one, other) => `Well done! ${one} = ${other}`,
    less: (one, other) => `${one} > ${other}: a little more, please.`,
    greater: (one, other) => `${one} < ${other}: a little less, please.`,
    same: 'That is the same number of parts. Try another one.',
  },
};
