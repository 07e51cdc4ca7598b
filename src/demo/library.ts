import type { TeacherKey } from '#form/demo-half.ts';

/** The library of the demo school. */

export type DemoResource = {
  activityKey: string;
  sharedDaysAgo: number;
  likedBy: readonly TeacherKey[];
  /** Keys of the teachers who have copied it. Each copy is an activity with the key `copy-{activity}-{teacher}`. */
  copiedBy?: readonly TeacherKey[];
  /** Shared again later with its second revision; otherwise the first one stays in the library. */
  isSharedAgain?: true;
};

export const library: readonly DemoResource[] = [
  {
    activityKey: 'fractions',
    sharedDaysAgo: 24,
    likedBy: ['teacher2', 'ng', 'admin', 'cheng', 'yeung'],
    copiedBy: ['teacher2', 'ng', 'yeung'],
  },
  // Its owner has changed it since it was shared.
  { activityKey: 'area', sharedDaysAgo: 20, likedBy: ['teacher2', 'ng', 'admin'], copiedBy: ['ng'] },
  {
    activityKey: 'idioms',
    sharedDaysAgo: 19,
    likedBy: ['wong', 'teacher2', 'admin', 'cheng'],
    copiedBy: ['wong'],
  },
  {
    activityKey: 'water-cycle',
    sharedDaysAgo: 14,
    likedBy: ['lam', 'teacher2', 'yeung'],
    copiedBy: ['yeung'],
  },
  { activityKey: 'rain-wall', sharedDaysAgo: 4, likedBy: ['lam', 'cheng'] },
  { activityKey: 'garden-board', sharedDaysAgo: 3, likedBy: ['lam'] },
  { activityKey: 'plants', sharedDaysAgo: 6, likedBy: ['lam', 'cheng'] },
  {
    activityKey: 'water-journey',
    sharedDaysAgo: 12,
    likedBy: ['lam', 'teacher2', 'admin', 'wong', 'ng', 'cheng', 'yeung'],
    copiedBy: ['lam', 'yeung', 'admin', 'cheng'],
  },
  {
    activityKey: 'bottle-cloud',
    sharedDaysAgo: 9,
    likedBy: ['lam', 'admin', 'yeung', 'cheng'],
    copiedBy: ['lam'],
  },
  {
    activityKey: 'fraction-bars',
    sharedDaysAgo: 8,
    likedBy: ['ng', 'teacher2', 'admin', 'lam', 'yeung', 'cheng'],
    copiedBy: ['ng', 'teacher2'],
  },
  { activityKey: 'water-page', sharedDaysAgo: 5, likedBy: ['lam'] },
  { activityKey: 'water-supplies', sharedDaysAgo: 11, likedBy: ['lam', 'teacher2'], copiedBy: ['lam'] },
  {
    activityKey: 'harbour',
    sharedDaysAgo: 30,
    likedBy: ['teacher', 'wong', 'teacher2', 'cheng', 'ng'],
    copiedBy: ['teacher', 'wong', 'cheng'],
  },
  {
    activityKey: 'weather',
    sharedDaysAgo: 40,
    likedBy: ['teacher', 'lam', 'yeung', 'cheng'],
    copiedBy: ['lam', 'cheng'],
  },
  { activityKey: 'rhetoric', sharedDaysAgo: 33, likedBy: ['wong', 'yeung'] },
  {
    activityKey: 'light',
    sharedDaysAgo: 28,
    likedBy: ['lam', 'teacher', 'cheng'],
    copiedBy: ['cheng', 'teacher'],
  },
  {
    activityKey: 'fraction-sums',
    sharedDaysAgo: 21,
    likedBy: ['teacher', 'ng', 'yeung'],
    copiedBy: ['teacher', 'ng'],
    isSharedAgain: true,
  },
  { activityKey: 'radicals', sharedDaysAgo: 26, likedBy: ['cheng', 'admin'], copiedBy: ['cheng', 'teacher'] },
  { activityKey: 'tang-poems', sharedDaysAgo: 18, likedBy: ['teacher', 'admin'] },
  {
    activityKey: 'public-library',
    sharedDaysAgo: 16,
    likedBy: ['teacher', 'cheng', 'admin', 'ng'],
    copiedBy: ['teacher'],
  },
  { activityKey: 'plant-page', sharedDaysAgo: 7, likedBy: ['teacher'], copiedBy: ['teacher'] },
  {
    activityKey: 'seesaw',
    sharedDaysAgo: 10,
    likedBy: ['teacher', 'yeung', 'ng', 'admin'],
    copiedBy: ['yeung'],
  },
  { activityKey: 'force', sharedDaysAgo: 22, likedBy: ['yeung', 'admin'] },
  { activityKey: 'pinyin', sharedDaysAgo: 13, likedBy: ['wong'] },
  { activityKey: 'clock', sharedDaysAgo: 15, likedBy: ['ng', 'teacher2'], copiedBy: ['ng'] },
  { activityKey: 'homes', sharedDaysAgo: 4, likedBy: ['lam', 'teacher'] },
  { activityKey: 'percentage', sharedDaysAgo: 17, likedBy: ['ng', 'teacher2', 'admin'] },
  { activityKey: 'solar-system', sharedDaysAgo: 2, likedBy: ['lam'] },
];
