import type { AnyRoute } from '@tanstack/react-router';
import { activityCreateScreen } from '#teacher/pages/activities/activity-create.screen.ts';
import {
  activityAddScreen,
  activityCopyScreen,
  activityEditScreen,
} from '#teacher/pages/activities/activity-edit.screen.ts';
import { activityListScreen } from '#teacher/pages/activities/activity-list.screen.ts';
import { examCreateScreen } from '#teacher/pages/exam/exam-create.screen.ts';
import { examListScreen } from '#teacher/pages/exam/exam-list.screen.ts';
import { groupSettingsScreen } from '#teacher/pages/groups/group-settings.screen.ts';
import { homeScreen } from '#teacher/pages/home.screen.ts';
import { profileScreen } from '#teacher/pages/profile.screen.ts';
import { resourceDetailScreen } from '#teacher/pages/resources/resource-detail.screen.ts';
import { resourceListScreen } from '#teacher/pages/resources/resource-list.screen.ts';
import { settingScreen } from '#teacher/pages/setting/setting.screen.ts';
import { studyClassScreen } from '#teacher/pages/study/study-class.screen.ts';
import { studyCorrectionScreen } from '#teacher/pages/study/study-correction.screen.ts';
import { studyGridScreen } from '#teacher/pages/study/study-grid.screen.ts';
import { studyListScreen } from '#teacher/pages/study/study-list.screen.ts';
import { studyMarkingScreen } from '#teacher/pages/study/study-marking.screen.ts';
import { studyPersonalScreen } from '#teacher/pages/study/study-personal.screen.ts';
import { studyQuestionScreen } from '#teacher/pages/study/study-question.screen.ts';
import { travelCreateScreen, travelEditScreen } from '#teacher/pages/travel/travel-edit.screen.ts';
import { travelListScreen } from '#teacher/pages/travel/travel-list.screen.ts';
import { courseListScreen } from '#teacher/pages/units/course-list.screen.ts';
import { courseSearchScreen } from '#teacher/pages/units/course-search.screen.ts';
import { myUnitScreen } from '#teacher/pages/units/my-unit.screen.ts';
import { unitListScreen } from '#teacher/pages/units/unit-list.screen.ts';
import { messagesScreen } from './pages/messages/messages.screen.ts';
import { studyComparisonScreen } from './pages/study/study-comparison.screen.ts';
import { studyMarkBookScreen } from './pages/study/study-mark-book.screen.ts';
import { studyNeedsScreen } from './pages/study/study-needs.screen.ts';
import { studyReportScreen } from './pages/study/study-report.screen.ts';
import { studyStudentScreen } from './pages/study/study-student.screen.ts';
import type { ScreenName } from './screen-list.ts';

/** The route of each listed screen. */
export const screens = {
  home: homeScreen,
  myUnit: myUnitScreen,
  unitList: unitListScreen,
  courseList: courseListScreen,
  courseSearch: courseSearchScreen,
  resourceList: resourceListScreen,
  resourceDetail: resourceDetailScreen,
  activityList: activityListScreen,
  activityCreate: activityCreateScreen,
  activityAdd: activityAddScreen,
  activityEdit: activityEditScreen,
  activityCopy: activityCopyScreen,
  travelList: travelListScreen,
  travelCreate: travelCreateScreen,
  travelEdit: travelEditScreen,
  groupSettings: groupSettingsScreen,
  studyList: studyListScreen,
  studyGrid: studyGridScreen,
  studyMarking: studyMarkingScreen,
  studyClass: studyClassScreen,
  studyPersonal: studyPersonalScreen,
  studyQuestion: studyQuestionScreen,
  studyCorrection: studyCorrectionScreen,
  studyMarkBook: studyMarkBookScreen,
  studyStudent: studyStudentScreen,
  studyReport: studyReportScreen,
  studyNeeds: studyNeedsScreen,
  studyComparison: studyComparisonScreen,
  examList: examListScreen,
  examCreate: examCreateScreen,
  setting: settingScreen,
  profile: profileScreen,
  messages: messagesScreen,
} satisfies Record<ScreenName, AnyRoute>;
