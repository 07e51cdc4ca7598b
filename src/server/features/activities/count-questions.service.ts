import type { ActivityModel } from '#form/activity-type.ts';
import { isMarked } from '#form/mark-work.ts';
import type { Db } from '#server/database/database.ts';
import { readConversionResults } from '#server/features/contents/conversion-results.service.ts';

type CountedDraft = { model: ActivityModel; draft: unknown; previousCount: number };

/**
 * Counts the marked questions in a draft, those of its converted documents too. If an unfinished draft cannot be counted,
 * the previous number is kept.
 */
export async function countQuestions(db: Db, { model, draft, previousCount }: CountedDraft): Promise<number> {
  const converted = model.content.media(draft).filter(({ awaitsConversion }) => awaitsConversion);
  const conversionResults = await readConversionResults(
    db,
    converted.map(({ url }) => url),
  );
  try {
    return model.work.questions(model.content.resolve(draft, conversionResults)).filter(isMarked).length;
  } catch {
    return previousCount;
  }
}
