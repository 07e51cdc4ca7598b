import { describe, expect, it } from 'vitest';
import { findQuestionIssues } from '../issues.ts';
import { parsePastedQuestions } from './paste-questions.ts';

const readFirst = (text: string) => {
  const [question] = parsePastedQuestions(text).questions;
  return [question?.type, question?.body.text, question?.truefalse?.answer];
};

describe('statements that are true or false', () => {
  it.each([
    ['1. Whales are fish.\nAnswer: False', 'Whales are fish.', 'false'],
    ['1. Whales breathe air.\nAnswer: TRUE.', 'Whales breathe air.', 'true'],
    ['1、鯨魚是魚類。\n答案：錯', '鯨魚是魚類。', 'false'],
    ['1、鲸鱼用肺呼吸。\n答案：正确', '鲸鱼用肺呼吸。', 'true'],
    ['1. 地球是圓的。（　）\n答案：對', '地球是圓的。', 'true'],
    ['1.（　　）地球是平的。\n答案：✗', '地球是平的。', 'false'],
    ['1.（√）地球是圓的。', '地球是圓的。', 'true'],
    ['1. 地球是平的（×）。', '地球是平的。', 'false'],
  ])('%j', (text, statement, truth) => {
    expect(readFirst(text)).toEqual(['truefalse', statement, truth]);
    expect(parsePastedQuestions(text).problems).toEqual([]);
    expect(parsePastedQuestions(text).questions.flatMap(findQuestionIssues)).toEqual([]);
  });
});

describe('questions of other kinds', () => {
  it.each([
    ['1. The sky ____ blue.\nAnswer: 是', 'blank'],
    ['1. Which letter comes after S?\nAnswer: T', 'blank'],
    ['1. 地球是圓的。（　）\n答案：球體', 'blank'],
    ['1. 「大」（　）「小」的反義詞（　）\n答案：是；對', 'blank'],
    ['1. Is it so?\nA. True\nB. False\nAnswer: A', 'single'],
    ['1.（B）哪一個是魚？\nA. 鯨\nB. 鯊', 'single'],
  ])('%j', (text, type) => expect(readFirst(text)[0]).toBe(type));
});
