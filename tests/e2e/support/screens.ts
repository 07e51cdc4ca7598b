import { diyScreens } from './screens/diy-screens.ts';
import { frameScreens } from './screens/frame-screens.ts';
import { groupScreens } from './screens/group-screens.ts';
import { libraryScreens } from './screens/library-screens.ts';
import type { Screen } from './screens/screen.ts';
import { settingScreens } from './screens/setting-screens.ts';
import { studyScreens } from './screens/study-screens.ts';
import { unitScreens } from './screens/unit-screens.ts';

export { studentScreens } from './screens/student-screens.ts';
export { visitorScreens } from './screens/visitor-screens.ts';

/** Every screen of both apps: the steps to open it, and an element that shows that it is there. */
export const unitAndStudyScreens: readonly Screen[] = [...frameScreens, ...unitScreens, ...studyScreens];

export const activityScreens: readonly Screen[] = [...diyScreens, ...libraryScreens, ...groupScreens];

export const adminScreens: readonly Screen[] = settingScreens;
