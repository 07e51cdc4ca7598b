import type { ApiReply } from '#contract/api.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { listUpToDateAttempts } from '#server/features/attempts/ending/own-attempt.service.ts';
import { createRulesForPerson } from '#server/features/attempts/reading/guest-rules.service.ts';
import { listPersonCoursewares } from '#server/features/attempts/reading/play-coursewares.service.ts';
import { findReopenings } from '#server/features/attempts/reading/reopenings.service.ts';
import { listReceivedMessages } from '#server/features/messages/received-messages.service.ts';
import { readNewsTimes } from '#server/features/news/seen.service.ts';
import { listCoursewareNews, type StudentNews } from '#server/features/play/home/news-items.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The student's news: new comments, marks that became visible, returned attempts and opened coursewares. */

const newsMax = 20;

type StudentMessage = ApiReply<'GET /play/news'>['messages'][number];

/** Whether a message tells the news: returned work and released marks are told once. */
const isTelling = (message: Omit<StudentMessage, 'attempt_id'>, news: StudentNews): boolean =>
  message.kind === news.kind && message.courseware_id === news.courseware_id && message.at >= news.at;

export async function readStudentNews(context: SignedInContext): Promise<ApiReply<'GET /play/news'>> {
  const { app, db, actor, lang } = context;
  const times = await readNewsTimes(context);
  const coursewares = addSubjectNames(await listPersonCoursewares(db, actor), lang);
  const ids = coursewares.map(({ id }) => id);
  const attempts = await listUpToDateAttempts(app, actor.id, ids);
  const attemptsByCourseware = Map.groupBy(attempts, ({ courseware_id }) => courseware_id);
  const reopenings = await findReopenings(db, attempts);
  const rulesFor = createRulesForPerson(db, times.now);
  const personalCoursewares = await Promise.all(coursewares.map((courseware) => rulesFor(actor, courseware)));
  const items = personalCoursewares.flatMap((courseware) =>
    listCoursewareNews(courseware, attemptsByCourseware.get(courseware.id) ?? [], reopenings, times),
  );
  const messages = (await listReceivedMessages(context)).map((message) => ({
    ...message,
    attempt_id: items.find((item) => isTelling(message, item))?.attempt_id ?? null,
  }));
  const untoldItems = items.filter((item) => !messages.some((message) => isTelling(message, item)));
  untoldItems.sort((one, other) => other.at - one.at);
  return { until: times.now, messages, items: untoldItems.slice(0, newsMax) };
}
