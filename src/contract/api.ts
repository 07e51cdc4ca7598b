import { activityOperations } from '#contract/activities.ts';
import { activityFileOperations } from '#contract/activity-files.ts';
import { auditOperations } from '#contract/audit/audit.ts';
import { backupOperations } from '#contract/backup.ts';
import { classOperations } from '#contract/classes.ts';
import { commonOperations } from '#contract/common.ts';
import { coursewareOperations } from '#contract/coursewares.ts';
import { deletedOperations } from '#contract/deleted.ts';
import { examOperations } from '#contract/exam/common.ts';
import { examPaperOperations } from '#contract/exam/papers.ts';
import { examQuestionOperations } from '#contract/exam/questions.ts';
import { examResultOperations } from '#contract/exam/results.ts';
import { playFilePageOperations, studyFilePageOperations } from '#contract/file-pages.ts';
import { studyFileVideoOperations } from '#contract/file-videos.ts';
import { conversionOperations, fileOperations } from '#contract/files.ts';
import { groupOperations } from '#contract/groups.ts';
import { importOperations } from '#contract/import/import.ts';
import { linkOperations } from '#contract/links.ts';
import { liveOperations } from '#contract/live.ts';
import { messageOperations } from '#contract/messages.ts';
import { newsOperations } from '#contract/news.ts';
import type { InputOf, OperationKey, ReplyOf } from '#contract/operation.ts';
import { classMemberOperations } from '#contract/people/class-members.ts';
import { forgottenOperations } from '#contract/people/forgotten-passwords.ts';
import { leaverOperations } from '#contract/people/leavers.ts';
import { passwordOperations } from '#contract/people/passwords.ts';
import { peopleOperations } from '#contract/people/people.ts';
import { playOperations } from '#contract/play.ts';
import { profileOperations } from '#contract/profile.ts';
import { progressOperations } from '#contract/progress.ts';
import { resourceOperations } from '#contract/resources.ts';
import { rollOverOperations } from '#contract/roll-over.ts';
import { dimensionOperations } from '#contract/school/dimensions.ts';
import { recordStoreOperations } from '#contract/school/record-store.ts';
import { schoolOperations } from '#contract/school/school.ts';
import { setupOperations } from '#contract/school/setup.ts';
import { sessionOperations } from '#contract/session.ts';
import { signInOtherOperations } from '#contract/sign-in-others.ts';
import { playSpaceOperations, studySpaceOperations } from '#contract/spaces/space-operations.ts';
import { achievementOperations } from '#contract/study/achievement.ts';
import { comparisonOperations } from '#contract/study/comparison.ts';
import { correctionOperations } from '#contract/study/corrections.ts';
import { followUpOperations } from '#contract/study/follow-up.ts';
import { markBookOperations } from '#contract/study/mark-book.ts';
import { markBookChangeOperations } from '#contract/study/mark-book-changes.ts';
import { markingOperations } from '#contract/study/marking.ts';
import { needOperations } from '#contract/study/needs.ts';
import { reportOperations } from '#contract/study/reports.ts';
import { rosterResultOperations } from '#contract/study/roster-results.ts';
import { studentTermOperations } from '#contract/study/student-term.ts';
import { studyOperations } from '#contract/study/study.ts';
import { subjectOperations } from '#contract/subjects.ts';
import { termOperations } from '#contract/terms.ts';
import { unitOperations } from '#contract/units.ts';
import { wordOperations } from '#contract/words.ts';
import { exceptionOperations } from './exceptions.ts';

/** All operations by area. The server binds the handlers of each area under the same name. */
export const operationGroups = {
  session: sessionOperations,
  signInOthers: signInOtherOperations,
  profile: profileOperations,
  setup: setupOperations,
  school: schoolOperations,
  recordStore: recordStoreOperations,
  dimensions: dimensionOperations,
  audit: auditOperations,
  common: commonOperations,
  units: unitOperations,
  coursewares: coursewareOperations,
  activities: activityOperations,
  activityFiles: activityFileOperations,
  backup: backupOperations,
  files: fileOperations,
  conversions: conversionOperations,
  links: linkOperations,
  resources: resourceOperations,
  exam: examOperations,
  examQuestions: examQuestionOperations,
  examPapers: examPaperOperations,
  examResults: examResultOperations,
  messages: messageOperations,
  news: newsOperations,
  play: playOperations,
  playProgress: progressOperations,
  exceptions: exceptionOperations,
  playSpaces: playSpaceOperations,
  playFilePages: playFilePageOperations,
  study: studyOperations,
  studyAchievement: achievementOperations,
  studyFollowUp: followUpOperations,
  studyMarkBook: markBookOperations,
  studyStudentTerm: studentTermOperations,
  studyComparison: comparisonOperations,
  studyReports: reportOperations,
  studyRosterResults: rosterResultOperations,
  studyNeeds: needOperations,
  studyMarkBookChanges: markBookChangeOperations,
  studySpaces: studySpaceOperations,
  studyFilePages: studyFilePageOperations,
  studyFileVideos: studyFileVideoOperations,
  live: liveOperations,
  marking: markingOperations,
  corrections: correctionOperations,
  deleted: deletedOperations,
  subjects: subjectOperations,
  terms: termOperations,
  classes: classOperations,
  rollOver: rollOverOperations,
  groups: groupOperations,
  words: wordOperations,
  people: peopleOperations,
  leavers: leaverOperations,
  forgotten: forgottenOperations,
  passwords: passwordOperations,
  classMembers: classMemberOperations,
  imports: importOperations,
};

export type OperationGroups = typeof operationGroups;
type AnyOperation = {
  [Group in keyof OperationGroups]: OperationGroups[Group][keyof OperationGroups[Group]];
}[keyof OperationGroups];

/** Every operation of the API. Browsers import this module's types only. */
export const operations: readonly AnyOperation[] = Object.values(operationGroups).flatMap(
  (group): AnyOperation[] => Object.values(group),
);

/** Operations by key, e.g. `Api['GET /teacher/unit_list']`. */
export type Api = { [O in AnyOperation as OperationKey<O>]: O };
export type ApiKey = keyof Api;
export type ApiInput<K extends ApiKey> = InputOf<Api[K]>;
export type ApiReply<K extends ApiKey> = ReplyOf<Api[K]>;

export function operationKey<O extends AnyOperation>(operation: O): OperationKey<O> {
  return `${operation.method} ${operation.path}` as OperationKey<O>;
}
