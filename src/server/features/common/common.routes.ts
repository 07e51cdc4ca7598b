import type { UploadKind } from '#contract/choices.ts';
import { commonOperations } from '#contract/common.ts';
import { formatText } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { chooseName } from '#server/choose-names.ts';
import { readOffsets } from '#server/clock-offsets.ts';
import { readHiddenTypes } from '#server/features/school/hidden-types.service.ts';
import { readSchool } from '#server/features/school/school.service.ts';
import { waitsForSetup } from '#server/features/school/setup-token.service.ts';
import { listSubjects } from '#server/features/subjects/subjects.service.ts';
import { bindHandlers } from '#server/http/route.ts';
import { listUnavailableExtensions } from '#server/media/availability.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';
import { mayWorkByGroup, settingsOfType } from '#server/type-rules.ts';

function describeUpload({ programs }: App, kind: UploadKind) {
  const { extensions, max_bytes } = uploadRules[kind];
  const unavailable = listUnavailableExtensions(programs, kind);
  return {
    kind,
    max_bytes,
    extensions: extensions.filter((extension) => !unavailable.includes(extension)),
    unavailable,
  };
}

export const commonRoutes = bindHandlers(commonOperations, {
  cdnUrl: async ({ app, db }) => {
    const { name, logo, cdn_url, languages, is_demo, password_min_length, time_zone, map } =
      await readSchool(db);
    return {
      cdn_url,
      school_name: name,
      school_logo: logo,
      languages,
      is_demo,
      is_set_up: !(await waitsForSetup(db)),
      password_min_length,
      has_mail: app.env.mail !== undefined,
      map,
      clock_offsets: readOffsets(time_zone, app.now()),
    };
  },
  courseExtendList: async ({ app, db, lang }) => {
    const hiddenTypes = await readHiddenTypes(db);
    return {
      course_extend_list: app.activities.models.map(({ type, name, summary, colour, content }) => ({
        type,
        name: formatText(name, lang),
        summary: formatText(summary, lang),
        colour,
        icon: `/activity-icons/${type}.svg`,
        may_work_by_group: mayWorkByGroup(app, type),
        type_settings: [...settingsOfType(app, type)],
        uploads: content.uploads.map((kind) => describeUpload(app, kind)),
        is_offered: !hiddenTypes.includes(type),
      })),
    };
  },
  subjectList: async ({ db, lang }) => ({
    subject_list: (await listSubjects(db)).map(({ id, name, name_eng, colour }) => ({
      id,
      name: chooseName(name, name_eng, lang),
      colour,
    })),
  }),
});
