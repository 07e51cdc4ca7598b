import * as z from 'zod';
import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { countReadParts } from '#parts/part-times/find-read-parts.ts';
import { mapQuizQuestions, questionWork, quizReport } from '#parts/quiz/rules.ts';
import { type QuestionResponse, questionResponse } from '#parts/quiz-questions/model.ts';
import { bankRules } from './bank.ts';
import { type CheckIn, checkIn } from './check-in/model.ts';
import { findIssues } from './issues.ts';
import { trip, tripControl } from './led/trip-spaces.ts';
import { listQuestions } from './list-questions.ts';
import { mapLabels } from './map-labels.ts';
import { messages } from './messages.ts';
import { createEmptyTrip, draft, type PublicTrip, publicTrip, type ShownTrip, type Trip } from './model.ts';
import { proposeSettings } from './propose-settings.ts';
import { summarizeTrip } from './report/summarize-trip.ts';
import { listDraftMedia, resolve, toPublic } from './resolve.ts';
import { tripTrace } from './trace/trip-trace.ts';
import type { TripTrace } from './trace/visits.ts';

export const digitaltravel: ActivityModel<
  Trip,
  ShownTrip,
  PublicTrip,
  QuestionResponse | CheckIn,
  TripTrace
> = {
  type: 'digitaltravel',
  colour: '#5c8012',
  name: { en: 'Digital travel', 'zh-hk': '數碼考察', 'zh-cn': '数字考察', 'zh-tw': '數位考察' },
  summary: {
    en: 'Students travel from stop to stop, on screen or on site, look around and answer',
    'zh-hk': '學生在屏幕上或實地逐站考察，四處觀看並作答',
    'zh-cn': '学生在屏幕上或实地逐站考察，四处观看并作答',
    'zh-tw': '學生在螢幕上或實地逐站考察，四處觀看並作答',
  },
  messages,
  content: {
    version: 1,
    uploads: ['panorama', 'picture', 'video', 'sound'],
    draft,
    empty: createEmptyTrip,
    upgrade: (content) => content,
    findIssues,
    media: listDraftMedia,
    resolve,
    mapQuestions: mapQuizQuestions,
    bank: bankRules,
    mapLabels,
    proposeSettings,
  },
  work: {
    ...questionWork,
    by: ['person', 'group'],
    // The trip itself says in which order its stops come.
    settings: typeSettings,
    // Whoever is on site may have no network all day, and begins when the trip is taken along.
    limitsOnDevice: ({ digital_mode }) => digital_mode === 'site',
    questions: listQuestions,
    public: publicTrip,
    toPublic,
    response: z.union([questionResponse, checkIn]),
    mark: ({ questions }, responses) => questionWork.mark({ questions }, responses),
    trace: tripTrace,
    spaces: { ...questionWork.spaces, trip },
    control: tripControl,
  },
  report: {
    ...quizReport,
    summarize: summarizeTrip,
    progress: ({ stops }, trace) => countReadParts(stops, trace),
  },
};
