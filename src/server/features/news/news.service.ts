import type { ApiReply } from '#contract/api.ts';
import { addSubjectNames, formatColleagueName } from '#server/choose-names.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { listProposals } from '#server/features/corrections/proposals.service.ts';
import * as news from '#server/features/news/news.repository.ts';
import { type NewsTimes, readNewsTimes } from '#server/features/news/seen.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** A teacher's news from classes and from the library. */

type News = ApiReply<'GET /teacher/news'>;
type OwnResource = News['resources'][number];

const itemsPerPart = 10;

async function listSubmittedWork(
  { db, actor, lang }: SignedInContext,
  times: NewsTimes,
): Promise<News['handed_in']> {
  const calendarId = await chooseCalendar(db, undefined);
  if (calendarId === null) return [];
  const rows = await news.listSubmittedWork(db, { userId: actor.id, calendarId }, times, itemsPerPart);
  return addSubjectNames(rows, lang).map((row) => ({ ...row, is_marked: hasMarkedQuestions(row) }));
}

async function listChangedOriginals(
  { db, actor, lang }: SignedInContext,
  times: NewsTimes,
): Promise<News['originals']> {
  const rows = await news.listChangedOriginals(db, actor.id, itemsPerPart);
  return rows.map(({ owner_name: name, owner_nickname: nickname, owner_nickname_eng, ...row }) => ({
    ...row,
    owner_name: formatColleagueName({ name, nickname, nickname_eng: owner_nickname_eng }, lang),
    is_new: row.at > times.seenAt,
  }));
}

async function listResourceNews({ db, actor }: SignedInContext, times: NewsTimes): Promise<OwnResource[]> {
  const likedResources = await news.listLikedResources(db, actor.id, times, itemsPerPart);
  const copiedResources = await news.listCopiedResources(db, actor.id, times, itemsPerPart);
  const newsByResource = new Map<number, OwnResource>();
  for (const { resource_id, name, count, new_count, at } of likedResources)
    newsByResource.set(resource_id, {
      resource_id,
      name,
      likes: count,
      new_likes: new_count,
      copies: 0,
      new_copies: 0,
      at,
    });
  for (const { resource_id, name, count, new_count, at } of copiedResources) {
    const resourceNews = newsByResource.get(resource_id) ?? { resource_id, name, likes: 0, new_likes: 0, at };
    newsByResource.set(resource_id, {
      ...resourceNews,
      copies: count,
      new_copies: new_count,
      at: Math.max(at, resourceNews.at),
    });
  }
  return [...newsByResource.values()].sort((one, other) => other.at - one.at).slice(0, itemsPerPart);
}

export async function readTeacherNews(context: SignedInContext): Promise<News> {
  const times = await readNewsTimes(context);
  return {
    until: times.now,
    handed_in: await listSubmittedWork(context, times),
    originals: await listChangedOriginals(context, times),
    resources: await listResourceNews(context, times),
    corrections: await listProposals(context, times, itemsPerPart),
  };
}
