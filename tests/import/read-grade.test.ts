import { expect, it } from 'vitest';
import { readGradeOfName } from '#server/features/import/plan/read-grade.ts';

/** The grades that names of classes say, as primary and secondary schools write them. */

it.each([
  [
    4,
    [
      '4A',
      '4',
      '401',
      'P4A',
      'P.4A',
      'Primary 4A',
      '小四',
      '小四甲',
      '四年级',
      '四年2班',
      '國小四年級',
      '４A',
    ],
  ],
  [
    10,
    [
      'S4A',
      'F4A',
      'F.4A',
      'Form 4A',
      'form4a',
      'Sec 4A',
      'Secondary 4',
      '中四',
      '中四甲',
      '中4甲',
      '中學四年級',
    ],
  ],
  [
    7,
    [
      '初一',
      '初一3班',
      '初中一年级',
      '國一',
      '国一',
      '國中一年級',
      '中一',
      '七年级',
      '七年级3班',
      '七（3）班',
      '7B',
    ],
  ],
  [10, ['高一', '高一甲', '高一3班', '高中一年級', '高101', '十年级', '10A', 'Form 10A']],
  [12, ['高三', '中六', 'F.6B', '十二年級', '12A']],
  [1, ['1F', '1F2', '一年十二班']],
  [null, ['Oak', 'F', '高班', '第八班', '0A', '13A']],
])('%s', (grade, names) => {
  expect(names.map((name) => [name, readGradeOfName(name)])).toEqual(names.map((name) => [name, grade]));
});
