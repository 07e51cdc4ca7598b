import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import { listMissingMedia, trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Changes settings of the whole school. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function saveSchool(
  context: SignedInContext,
  { name, languages, time_zone, guests_allowed, cdn_url }: InputOf<'POST /admin/school'>,
): Promise<void> {
  await changeSettings(context, 'setting.school', {
    school_name: name,
    school_languages: JSON.stringify(languages),
    time_zone,
    guests_allowed: guests_allowed ? '1' : '0',
    cdn_url,
  });
}

export async function saveMap(
  context: SignedInContext,
  { address, attribution, max_zoom }: InputOf<'POST /admin/school_map'>,
): Promise<void> {
  await changeSettings(context, 'setting.school', {
    map_address: address,
    map_attribution: attribution,
    map_max_zoom: String(max_zoom),
  });
}

/** Stores the logo and keeps its picture from being removed. Refuses with 'not_found' for a picture that is not stored. */
export async function saveLogo(context: SignedInContext, logo: string): Promise<void> {
  if ((await listMissingMedia(context.app, [logo])).length > 0) throw new AppError('not_found');
  await inTransaction(context.app.db, async (tx) => {
    await trackMediaUse(tx, 'school', 0, [logo]);
    await changeSettings({ ...context, db: tx }, 'setting.school', {
      school_logo: logo,
    });
  });
}
