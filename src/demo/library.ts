import type { TeacherKey } from '#activities/demo-half.ts';

/** The library of the demo school. */

export type DemoResource = {
  /** Key of the activity. */
  activity: string;
  /** Days since it was shared. */
  shared: number;
  likedBy: readonly TeacherKey[];
  /** Keys of the teachers who have copied it. Each copy is an activity with the key `copy-{activity}-{teacher}`. */
  copiedBy?: readonly TeacherKey[];
  /** Shared again later with its second revision; otherwise the first one stays in the library. */
  again?: true;
};

export const library: readonly DemoResource[] = [
  {
    activity: 'fractions',
    shared: 24,
    likedBy: ['teacher2', 'ng', 'admin', 'cheng', 'yeung'],
    copiedBy: ['teacher2', 'ng', 'yeung'],
  },
  // Its owner has changed it since it was shared.
  { activity: 'area', shared: 20, likedBy: ['teacher2', 'ng', 'admin'], copiedBy: ['ng'] },
  { activity: 'idioms', shared: 19, likedBy: ['wong', 'teacher2', 'admin', 'cheng'], copiedBy: ['wong'] },
  { activity: 'water-cycle', shared: 14, likedBy: ['lam', 'teacher2', 'yeung'], copiedBy: ['yeung'] },
  { activity: 'rain-wall', shared: 4, likedBy: ['lam', 'cheng'] },
  { activity: 'plants', shared: 6, likedBy: ['lam', 'cheng'] },
  {
    activity: 'water-journey',
    shared: 12,
    likedBy: ['lam', 'teacher2', 'admin', 'wong', 'ng', 'cheng', 'yeung'],
    copiedBy: ['lam', 'yeung', 'admin', 'cheng'],
  },
  { activity: 'bottle-cloud', shared: 9, likedBy: ['lam', 'admin', 'yeung', 'cheng'], copiedBy: ['lam'] },
  {
    activity: 'fraction-bars',
    shared: 8,
    likedBy: ['ng', 'teacher2', 'admin', 'lam', 'yeung', 'cheng'],
    copiedBy: ['ng', 'teacher2'],
  },
  { activity: 'water-page', shared: 5, likedBy: ['lam'] },
  { activity: 'water-supplies', shared: 11, likedBy: ['lam', 'teacher2'], copiedBy: ['lam'] },
  {
    activity: 'harbour',
    shared: 30,
    likedBy: ['teacher', 'wong', 'teacher2', 'cheng', 'ng'],
    copiedBy: ['teacher', 'wong', 'cheng'],
  },
  {
    activity: 'weather',
    shared: 40,
    likedBy: ['teacher', 'lam', 'yeung', 'cheng'],
    copiedBy: ['lam', 'cheng'],
  },
  { activity: 'rhetoric', shared: 33, likedBy: ['wong', 'yeung'] },
  { activity: 'light', shared: 28, likedBy: ['lam', 'teacher', 'cheng'], copiedBy: ['cheng', 'teacher'] },
  {
    activity: 'fraction-sums',
    shared: 21,
    likedBy: ['teacher', 'ng', 'yeung'],
    copiedBy: ['teacher', 'ng'],
    again: true,
  },
  { activity: 'radicals', shared: 26, likedBy: ['cheng', 'admin'], copiedBy: ['cheng', 'teacher'] },
  { activity: 'tang-poems', shared: 18, likedBy: ['teacher', 'admin'] },
  {
    activity: 'public-library',
    shared: 16,
    likedBy: ['teacher', 'cheng', 'admin', 'ng'],
    copiedBy: ['teacher'],
  },
  { activity: 'plant-page', shared: 7, likedBy: ['teacher'], copiedBy: ['teacher'] },
  { activity: 'seesaw', shared: 10, likedBy: ['teacher', 'yeung', 'ng', 'admin'], copiedBy: ['yeung'] },
  { activity: 'force', shared: 22, likedBy: ['yeung', 'admin'] },
  { activity: 'pinyin', shared: 13, likedBy: ['wong'] },
  { activity: 'clock', shared: 15, likedBy: ['ng', 'teacher2'], copiedBy: ['ng'] },
  { activity: 'homes', shared: 4, likedBy: ['lam', 'teacher'] },
  { activity: 'percentage', shared: 17, likedBy: ['ng', 'teacher2', 'admin'] },
  { activity: 'solar-system', shared: 2, likedBy: ['lam'] },
];
