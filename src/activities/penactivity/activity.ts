import * as z from 'zod';
import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel, MarkingGuide } from '#form/activity-type.ts';
import { summarizeDrawings } from '#parts/drawing-tasks/summarize-drawings.ts';
import { createInkSpaces } from '#parts/ink-answers/ink-spaces.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { findIssues } from './issues.ts';
import { messages } from './messages.ts';
import {
  createEmptyWorksheet,
  draft,
  type PublicSheet,
  publicSheet,
  type Sheet,
  type Worksheet,
} from './model.ts';
import { findQuestion, listQuestions } from './questions.ts';
import { resolve, toPublicSheet } from './resolve.ts';

/** The model answer and the rubric of a question; null if its author wrote neither. */
function findGuide({ questions }: Sheet, questionId: string): MarkingGuide | null {
  const question = questions.find(({ id }) => id === questionId);
  if (!question || (question.model_answer === '' && question.rubric.length === 0)) return null;
  return { model_answer: question.model_answer, rubric: question.rubric };
}

export const penactivity: ActivityModel<Worksheet, Sheet, PublicSheet, never> = {
  type: 'penactivity',
  colour: '#0c7f86',
  name: { en: 'Worksheet', 'zh-hk': '手寫工作紙', 'zh-cn': '手写练习纸', 'zh-tw': '手寫學習單' },
  summary: {
    en: 'Pages from PDF, Office files or pictures to write on with a pen, a finger or the keyboard; marked region by region',
    'zh-hk': '由 PDF、Office 檔案或圖片製成的工作紙，學生直接在頁上書寫，老師逐個作答區評分',
    'zh-cn': '由 PDF、Office 文件或图片制成的练习纸，学生直接在页上书写，老师逐个作答区评分',
    'zh-tw': '由 PDF、Office 檔案或圖片製成的學習單，學生直接在頁上書寫，老師逐個作答區評分',
  },
  messages,
  content: {
    version: 1,
    uploads: ['document', 'picture'],
    draft,
    empty: createEmptyWorksheet,
    upgrade: (content) => content,
    findIssues,
    media: ({ pages, documents }) => [
      ...pages.flatMap(({ image }) => (image ? [{ url: image.url, awaitsConversion: false }] : [])),
      ...documents.map(({ media }) => ({ url: media, awaitsConversion: true })),
    ],
    resolve,
    suggestName: ({ documents: [first] }) => baseName(first?.name ?? ''),
  },
  work: {
    by: ['person', 'group'],
    // Pages are read in their order: nothing is shuffled.
    settings: typeSettings.filter((setting) => setting !== 'shuffle'),
    questions: listQuestions,
    public: publicSheet,
    toPublic: toPublicSheet,
    toKey: findGuide,
    response: z.never(),
    mark: ({ questions }) => Object.fromEntries(questions.map(({ id }) => [id, 0])),
    spaces: createInkSpaces(findQuestion),
  },
  report: {
    summarize: ({ questions }, id, responses, lang) =>
      summarizeDrawings(responses, questions.find((question) => question.id === id)?.score ?? 0, lang),
    guide: findGuide,
  },
};
