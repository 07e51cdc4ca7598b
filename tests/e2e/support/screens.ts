import { diyScreens } from './screens/diy-screens.ts';
import { examScreens } from './screens/exam-screens.ts';
import { frameScreens } from './screens/frame-screens.ts';
import { groupScreens } from './screens/group-screens.ts';
import { libraryScreens } from './screens/library-screens.ts';
import type { Screen } from './screens/screen.ts';
import { settingScreens } from './screens/setting-screens.ts';
import { studentScreens } from './screens/student-screens.ts';
import { studyScreens } from './screens/study-screens.ts';
import { travelScreens } from './screens/travel-screens.ts';
import { unitScreens } from './screens/unit-screens.ts';
import { visitorScreens } from './screens/visitor-screens.ts';

type Tour = { title: string; who: 'visitor' | 'teacher' | 'admin' | 'student'; screens: readonly Screen[] };

/** Every screen of both apps. A new screen is one entry. */
export const tours: readonly Tour[] = [
  { title: 'study situation', who: 'teacher', screens: studyScreens },
  { title: 'what an admin sees', who: 'admin', screens: settingScreens },
  { title: 'home and units', who: 'teacher', screens: [...frameScreens, ...unitScreens] },
  { title: 'activities', who: 'teacher', screens: [...diyScreens, ...travelScreens] },
  { title: 'course resources', who: 'teacher', screens: examScreens },
  { title: 'the library and groups', who: 'teacher', screens: [...libraryScreens, ...groupScreens] },
  { title: 'what a student sees', who: 'student', screens: studentScreens },
  { title: 'what a visitor sees', who: 'visitor', screens: visitorScreens },
];
