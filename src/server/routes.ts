import type { OperationGroups } from '#contract/api.ts';
import { activityRoutes } from '#server/features/activities/activities.routes.ts';
import { activityFileRoutes } from '#server/features/activity-files/activity-files.routes.ts';
import { auditRoutes } from '#server/features/audit-search/audit-search.routes.ts';
import { backupRoutes } from '#server/features/backup/backup.routes.ts';
import { classRoutes } from '#server/features/classes/classes.routes.ts';
import { commonRoutes } from '#server/features/common/common.routes.ts';
import { conversionRoutes } from '#server/features/conversions/conversions.routes.ts';
import { correctionRoutes } from '#server/features/corrections/corrections.routes.ts';
import { coursewareRoutes } from '#server/features/coursewares/coursewares.routes.ts';
import { deletedRoutes } from '#server/features/deleted/deleted.routes.ts';
import {
  examPaperRoutes,
  examQuestionRoutes,
  examResultRoutes,
  examRoutes,
} from '#server/features/exam/exam.routes.ts';
import { playFilePageRoutes, studyFilePageRoutes } from '#server/features/file-pages/file-pages.routes.ts';
import { studyFileVideoRoutes } from '#server/features/file-pages/file-videos.routes.ts';
import { fileRoutes } from '#server/features/files/files.routes.ts';
import { followUpRoutes } from '#server/features/follow-up/follow-up.routes.ts';
import { forgottenRoutes } from '#server/features/forgotten/forgotten.routes.ts';
import { groupRoutes } from '#server/features/groups/groups.routes.ts';
import { importRoutes } from '#server/features/import/import.routes.ts';
import { leaverRoutes } from '#server/features/leavers/leavers.routes.ts';
import { linkRoutes } from '#server/features/links/links.routes.ts';
import { liveRoutes } from '#server/features/live/live.routes.ts';
import { messageRoutes } from '#server/features/messages/messages.routes.ts';
import { newsRoutes } from '#server/features/news/news.routes.ts';
import { classMemberRoutes, passwordRoutes, peopleRoutes } from '#server/features/people/people.routes.ts';
import { playRoutes } from '#server/features/play/play.routes.ts';
import { playSpaceRoutes } from '#server/features/play/spaces/play-spaces.routes.ts';
import { profileRoutes } from '#server/features/profile/profile.routes.ts';
import { progressRoutes } from '#server/features/progress/progress.routes.ts';
import { reportRoutes } from '#server/features/reports/reports.routes.ts';
import { resourceRoutes } from '#server/features/resources/resources.routes.ts';
import { rollOverRoutes } from '#server/features/roll-over/roll-over.routes.ts';
import { dimensionRoutes } from '#server/features/school/dimensions.routes.ts';
import { schoolRoutes } from '#server/features/school/school.routes.ts';
import { setupRoutes } from '#server/features/school/setup.routes.ts';
import { sessionRoutes } from '#server/features/session/session.routes.ts';
import { signInOtherRoutes } from '#server/features/sign-in-others/sign-in-others.routes.ts';
import { recordStoreRoutes } from '#server/features/statements/record-store.routes.ts';
import { achievementRoutes } from '#server/features/study/achievement/achievement.routes.ts';
import { comparisonRoutes } from '#server/features/study/comparison/comparison.routes.ts';
import { exceptionRoutes } from '#server/features/study/exceptions.routes.ts';
import { markBookChangeRoutes, markBookRoutes } from '#server/features/study/mark-book/mark-book.routes.ts';
import { markingRoutes } from '#server/features/study/marking/marking.routes.ts';
import { needRoutes } from '#server/features/study/needs/needs.routes.ts';
import { rosterResultRoutes } from '#server/features/study/roster-results/roster-results.routes.ts';
import { studySpaceRoutes } from '#server/features/study/spaces/study-spaces.routes.ts';
import { studyRoutes } from '#server/features/study/study.routes.ts';
import { studentTermRoutes } from '#server/features/study/term/student-term.routes.ts';
import { subjectRoutes } from '#server/features/subjects/subjects.routes.ts';
import { termRoutes } from '#server/features/terms/terms.routes.ts';
import { unitRoutes } from '#server/features/units/units.routes.ts';
import { wordRoutes } from '#server/features/words/words.routes.ts';
import type { Route, RoutesOf } from '#server/http/route.ts';

/** The routes of every area. A missing, misplaced or repeated area does not compile. */
const routesByArea: { readonly [Area in keyof OperationGroups]: RoutesOf<OperationGroups[Area]> } = {
  session: sessionRoutes,
  signInOthers: signInOtherRoutes,
  profile: profileRoutes,
  setup: setupRoutes,
  school: schoolRoutes,
  recordStore: recordStoreRoutes,
  dimensions: dimensionRoutes,
  audit: auditRoutes,
  common: commonRoutes,
  units: unitRoutes,
  coursewares: coursewareRoutes,
  activities: activityRoutes,
  activityFiles: activityFileRoutes,
  backup: backupRoutes,
  files: fileRoutes,
  conversions: conversionRoutes,
  links: linkRoutes,
  resources: resourceRoutes,
  exam: examRoutes,
  examQuestions: examQuestionRoutes,
  examPapers: examPaperRoutes,
  examResults: examResultRoutes,
  messages: messageRoutes,
  news: newsRoutes,
  play: playRoutes,
  playProgress: progressRoutes,
  exceptions: exceptionRoutes,
  playSpaces: playSpaceRoutes,
  playFilePages: playFilePageRoutes,
  study: studyRoutes,
  studyAchievement: achievementRoutes,
  studyFollowUp: followUpRoutes,
  studyMarkBook: markBookRoutes,
  studyStudentTerm: studentTermRoutes,
  studyComparison: comparisonRoutes,
  studyReports: reportRoutes,
  studyRosterResults: rosterResultRoutes,
  studyNeeds: needRoutes,
  studyMarkBookChanges: markBookChangeRoutes,
  studySpaces: studySpaceRoutes,
  studyFilePages: studyFilePageRoutes,
  studyFileVideos: studyFileVideoRoutes,
  live: liveRoutes,
  marking: markingRoutes,
  corrections: correctionRoutes,
  deleted: deletedRoutes,
  subjects: subjectRoutes,
  terms: termRoutes,
  classes: classRoutes,
  rollOver: rollOverRoutes,
  groups: groupRoutes,
  words: wordRoutes,
  people: peopleRoutes,
  leavers: leaverRoutes,
  forgotten: forgottenRoutes,
  passwords: passwordRoutes,
  classMembers: classMemberRoutes,
  imports: importRoutes,
};

export const routes: readonly Route[] = Object.values(routesByArea).flat();
