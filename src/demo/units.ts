import type { SubjectKey } from '#activities/demo-half.ts';
import type { GroupSetKey } from '#demo/groups.ts';
import type { Row } from '#server/database/schema.ts';

/** The activities in the units of the demo classes: some are finished, some in progress, some still closed. */

export type PlacedActivity = {
  /** Key of the activity. */
  activity: string;
  /** Days from now until it is due; undefined means no due time. */
  due?: number;
  minutes?: number;
  guests?: true;
  shuffle?: true;
  closed?: true;
  rule?: Row<'courseware'>['feedback_rule'];
  attempts?: number;
  /** Whether students see no marks before the teacher releases them. */
  held?: true;
  /** Class number of a student who was away and has not started it. */
  absent?: number;
  /** Placed before its activity was revised, and not synced since. */
  behind?: true;
  /** Only for these groups of a set; undefined means the whole class. */
  forGroups?: { set: GroupSetKey; names: readonly string[] };
  /** The groups of this set share their attempts. */
  byGroups?: GroupSetKey;
};

export type DemoUnit = {
  name: string;
  subject: SubjectKey;
  klass: 'a' | 'b' | 'past';
  coursewares: PlacedActivity[];
};

const chinese: DemoUnit[] = [
  {
    name: '單元一　成語故事',
    subject: 'chinese',
    klass: 'a',
    coursewares: [
      { activity: 'idiom-page' },
      { activity: 'idioms', due: 1 },
      { activity: 'punctuation', closed: true },
    ],
  },
  {
    name: '單元二　我的城市',
    subject: 'chinese',
    klass: 'a',
    coursewares: [
      { activity: 'copy-harbour-teacher', due: 4 },
      { activity: 'copy-public-library-teacher' },
      {
        activity: 'copy-radicals-teacher',
        due: 9,
        forGroups: { set: 'reading', names: ['海豚', '海龜'] },
      },
    ],
  },
  {
    name: '單元一　詞語運用',
    subject: 'chinese',
    klass: 'b',
    coursewares: [{ activity: 'copy-idioms-wong', due: 2 }, { activity: 'copy-harbour-wong' }],
  },
];

const maths: DemoUnit[] = [
  {
    name: '單元一　分數',
    subject: 'maths',
    klass: 'a',
    coursewares: [
      { activity: 'fraction-bars' },
      { activity: 'fractions', due: -3, attempts: 2 },
      { activity: 'times-tables', rule: 'at_once', attempts: 3, shuffle: true, behind: true },
      { activity: 'copy-fraction-sums-teacher', closed: true },
    ],
  },
  {
    name: '單元二　面積和周界',
    subject: 'maths',
    klass: 'a',
    coursewares: [{ activity: 'area', due: 3, minutes: 20 }],
  },
  { name: '單元三　小數', subject: 'maths', klass: 'a', coursewares: [] },
  {
    name: '單元一　分數和面積',
    subject: 'maths',
    klass: 'b',
    coursewares: [
      { activity: 'copy-fraction-bars-teacher2' },
      { activity: 'copy-fractions-teacher2', due: -2, attempts: 2 },
      { activity: 'area-4b', due: 2 },
    ],
  },
  {
    name: '小三溫習：乘法',
    subject: 'maths',
    klass: 'past',
    coursewares: [{ activity: 'times-tables', due: -200, behind: true }],
  },
];

const science: DemoUnit[] = [
  {
    name: '單元一　水和空氣',
    subject: 'science',
    klass: 'a',
    coursewares: [
      { activity: 'water-journey', due: 1 },
      { activity: 'water-cycle', due: -1, rule: 'after_due' },
      { activity: 'bottle-cloud', due: 5 },
      { activity: 'water-page' },
      { activity: 'water-supplies', due: 5 },
    ],
  },
  {
    name: '單元二　植物',
    subject: 'science',
    klass: 'a',
    coursewares: [
      { activity: 'plants', due: 6, rule: 'at_once', attempts: 0, guests: true },
      { activity: 'copy-plant-page-teacher' },
      { activity: 'leaf-walk', due: -1, minutes: 30, held: true, absent: 16 },
      { activity: 'rain-wall' },
    ],
  },
  {
    name: '單元三　光和影',
    subject: 'science',
    klass: 'a',
    coursewares: [{ activity: 'copy-light-teacher', due: 8, byGroups: 'tables' }],
  },
  {
    name: '單元一　水',
    subject: 'science',
    klass: 'b',
    coursewares: [
      { activity: 'copy-water-journey-lam', due: 1 },
      { activity: 'copy-water-supplies-lam', due: 6 },
    ],
  },
];

export const units: readonly DemoUnit[] = [...chinese, ...maths, ...science];
