/** The group sets of 4A. Lists of students show the groups of the first one. */

export type GroupSetKey = 'tables' | 'reading';

type DemoGroupSet = {
  key: GroupSetKey;
  name: string;
  groups: readonly string[];
  /** Index of the group of the student with this class number; undefined if the student is in no group. */
  groupIndexOf: (classNumber: number) => number | undefined;
};

export const groupSets: readonly DemoGroupSet[] = [
  {
    key: 'tables',
    name: '座位分組',
    groups: ['紅桌', '橙桌', '黃桌', '綠桌', '藍桌', '紫桌'],
    groupIndexOf: (classNumber) => Math.floor((classNumber - 1) / 5),
  },
  {
    key: 'reading',
    name: '閱讀程度',
    // Named after animals, so that no name suggests how well its students read.
    groups: ['海豚', '企鵝', '海龜', '白鷺'],
    // The last two students have no group yet.
    groupIndexOf: (classNumber) => (classNumber <= 28 ? (classNumber * 3) % 4 : undefined),
  },
];
