import type { TeacherKey } from '#form/demo-half.ts';

/** The people of the demo school. All names are made up. */

export type DemoPerson = { email: string; name: string; nickname: string; nickname_eng: string };

const createTeacher = (email: string, name: string, nickname: string, nickname_eng: string): DemoPerson => ({
  email: `${email}@example.com`,
  name,
  nickname,
  nickname_eng,
});

export const demoTeachers: Record<TeacherKey, DemoPerson> = {
  admin: createTeacher('admin', '何慧敏', '何主任', 'Ms Ho'),
  teacher: createTeacher('teacher', '陳詠詩', '陳老師', 'Ms Chan'),
  teacher2: createTeacher('teacher2', '李家明', '李老師', 'Mr Lee'),
  wong: createTeacher('teacher3', '黃曉嵐', '黃老師', 'Ms Wong'),
  lam: createTeacher('teacher4', '林俊賢', '林老師', 'Mr Lam'),
  ng: createTeacher('teacher5', '吳雅文', '吳老師', 'Ms Ng'),
  cheng: createTeacher('teacher6', '鄭詠怡', '鄭老師', 'Ms Cheng'),
  yeung: createTeacher('teacher7', '楊啟航', '楊老師', 'Mr Yeung'),
};

const surnames = '陳李黃張林王吳劉蔡楊許鄭謝郭何'.split('');
const surnamesEnglish = 'Chan Lee Wong Cheung Lam Wong Ng Lau Choi Yeung Hui Cheng Tse Kwok Ho'.split(' ');
const givenNames = (
  '子晴 浩然 樂怡 俊軒 芷晴 柏熹 心悅 梓軒 穎彤 卓琳 日朗 思穎 天佑 曉彤 家樂 詠欣 俊傑 凱琳 ' +
  '梓晴 承恩 靖雯 睿哲 嘉怡 逸朗 樂兒 展鵬 雪盈 宇軒 晞彤 朗晴'
).split(' ');
const givenNamesEnglish = (
  'Sunny Howard Joyce Jason Ceci Parker Summer Hugo Wing Cherry Ryan Sze Timothy Hailey Karlok Vinci Jack Karin ' +
  'Zita Jayden Carmen Ray Kayi Lucas Lok Pang Snow Ethan Hebe Long'
).split(' ');

function pickByIndex(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

/** Student number `number` of the school, from 1: student01@example.com and so on. */
export function demoStudent(number: number): DemoPerson {
  const givenName = pickByIndex(givenNames, number - 1);
  const surnameIndex = (number * 7) % surnames.length;
  return {
    email: `student${String(number).padStart(2, '0')}@example.com`,
    name: pickByIndex(surnames, surnameIndex) + givenName,
    nickname: givenName,
    nickname_eng: `${pickByIndex(givenNamesEnglish, number - 1)} ${pickByIndex(surnamesEnglish, surnameIndex)}`,
  };
}

/** Class sizes. The accounts printed at the start include the thirty students of 4A. */
export const demoClassSizes = { '4A': 30, '4B': 26 } as const;
