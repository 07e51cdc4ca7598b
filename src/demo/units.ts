import type { GroupSetKey } from '#demo/groups.ts';
import type { SubjectKey } from '#form/demo-half.ts';
import type { Row } from '#server/database/schema.ts';

/** The activities in the units of the demo classes: some are finished, some in progress, some still closed. */

export type PlacedActivity = {
  activityKey: string;
  /** Days from now until it is due; undefined means no due time. */
  dueInDays?: number;
  timeLimitMinutes?: number;
  allowsGuests?: true;
  shuffle?: true;
  isClosed?: true;
  feedbackRule?: Row<'courseware'>['feedback_rule'];
  attemptsAllowed?: number;
  /** Whether students see no marks before the teacher releases them. */
  holdsMarks?: true;
  /** Class number of a student who was away and has not started it. */
  absentNumber?: number;
  /** Placed before its activity was revised, and not synced since. */
  isOutdated?: true;
  /** Only for these groups of a set; undefined means the whole class. */
  forGroups?: { set: GroupSetKey; names: readonly string[] };
  /** The groups of this set share their attempts. */
  sharedByGroups?: GroupSetKey;
};

export type DemoUnit = {
  name: string;
  subject: SubjectKey;
  classKey: 'a' | 'b' | 'past';
  coursewares: PlacedActivity[];
};

const chinese: DemoUnit[] = [
  {
    name: '單元一　成語故事',
    subject: 'chinese',
    classKey: 'a',
    coursewares: [
      { activityKey: 'idiom-page' },
      { activityKey: 'idioms', dueInDays: 1 },
      { activityKey: 'punctuation', isClosed: true },
    ],
  },
  {
    name: '單元二　我的城市',
    subject: 'chinese',
    classKey: 'a',
    coursewares: [
      { activityKey: 'copy-harbour-teacher', dueInDays: 4 },
      { activityKey: 'copy-public-library-teacher' },
      {
        activityKey: 'copy-radicals-teacher',
        dueInDays: 9,
        forGroups: { set: 'reading', names: ['海豚', '海龜'] },
      },
    ],
  },
  {
    name: '單元一　詞語運用',
    subject: 'chinese',
    classKey: 'b',
    coursewares: [{ activityKey: 'copy-idioms-wong', dueInDays: 2 }, { activityKey: 'copy-harbour-wong' }],
  },
];

const maths: DemoUnit[] = [
  {
    name: '單元一　分數',
    subject: 'maths',
    classKey: 'a',
    coursewares: [
      { activityKey: 'fraction-bars' },
      { activityKey: 'fractions', dueInDays: -3, attemptsAllowed: 2 },
      {
        activityKey: 'times-tables',
        feedbackRule: 'at_once',
        attemptsAllowed: 3,
        shuffle: true,
        isOutdated: true,
      },
      { activityKey: 'copy-fraction-sums-teacher', isClosed: true },
    ],
  },
  {
    name: '單元二　面積和周界',
    subject: 'maths',
    classKey: 'a',
    coursewares: [{ activityKey: 'area', dueInDays: 3, timeLimitMinutes: 20 }],
  },
  { name: '單元三　小數', subject: 'maths', classKey: 'a', coursewares: [] },
  {
    name: '單元一　分數和面積',
    subject: 'maths',
    classKey: 'b',
    coursewares: [
      { activityKey: 'copy-fraction-bars-teacher2' },
      { activityKey: 'copy-fractions-teacher2', dueInDays: -2, attemptsAllowed: 2 },
      { activityKey: 'area-4b', dueInDays: 2 },
    ],
  },
  {
    name: '小三溫習：乘法',
    subject: 'maths',
    classKey: 'past',
    coursewares: [{ activityKey: 'times-tables', dueInDays: -200, isOutdated: true }],
  },
];

const science: DemoUnit[] = [
  {
    name: '單元一　水和空氣',
    subject: 'science',
    classKey: 'a',
    coursewares: [
      { activityKey: 'water-journey', dueInDays: 1 },
      { activityKey: 'water-cycle', dueInDays: -1, feedbackRule: 'after_due' },
      { activityKey: 'bottle-cloud', dueInDays: 5 },
      { activityKey: 'water-page' },
      { activityKey: 'water-supplies', dueInDays: 5 },
    ],
  },
  {
    name: '單元二　植物',
    subject: 'science',
    classKey: 'a',
    coursewares: [
      {
        activityKey: 'plants',
        dueInDays: 6,
        feedbackRule: 'at_once',
        attemptsAllowed: 0,
        allowsGuests: true,
      },
      { activityKey: 'copy-plant-page-teacher' },
      { activityKey: 'leaf-walk', dueInDays: -1, timeLimitMinutes: 30, holdsMarks: true, absentNumber: 16 },
      { activityKey: 'rain-wall' },
    ],
  },
  {
    name: '單元三　光和影',
    subject: 'science',
    classKey: 'a',
    coursewares: [{ activityKey: 'copy-light-teacher', dueInDays: 8, sharedByGroups: 'tables' }],
  },
  {
    name: '單元一　水',
    subject: 'science',
    classKey: 'b',
    coursewares: [
      { activityKey: 'copy-water-journey-lam', dueInDays: 1 },
      { activityKey: 'copy-water-supplies-lam', dueInDays: 6 },
    ],
  },
];

/** Last, so that it changes no attempt of the others. */
const revision: DemoUnit[] = [
  {
    name: '溫習：分數',
    subject: 'maths',
    classKey: 'a',
    coursewares: [{ activityKey: 'fraction-check', dueInDays: -4 }],
  },
];

/** After all others for the same reason. */
const garden: DemoUnit[] = [
  {
    name: '單元四　校園花園',
    subject: 'science',
    classKey: 'a',
    coursewares: [{ activityKey: 'garden-board', dueInDays: 7, sharedByGroups: 'tables' }],
  },
];

export const units: readonly DemoUnit[] = [...chinese, ...maths, ...science, ...revision, ...garden];
