import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** Queries for serving variants of pictures, files of packages, and students' files. */

const selectVariants = compileOnce((db, { media }: { media: string }) =>
  db.selectFrom('media_variant').select(['width', 'format', 'variant']).where('media', '=', media),
);

/** Lists the variants of a picture; empty before its conversion. Widths are in pixels. */
export function listVariants(db: Db, media: string) {
  return selectVariants(db, { media });
}

type PackagePath = { hash: string; path: string };

const selectPackageEntry = compileOnce((db, { hash, path }: PackagePath) =>
  db
    .selectFrom('package_entry')
    .select(['key', 'mime'])
    .where('package', '=', hash)
    .where('path', '=', path)
    .limit(1),
);

/** Finds the key in the file store and the media type of a package's file. */
export async function findPackageEntry(db: Db, hash: string, path: string) {
  return (await selectPackageEntry(db, { hash, path }))[0];
}

/** Finds the index page of a folder ('' or a path that ends with a slash), ignoring case. */
export function findFolderPage(db: Db, hash: string, folder: string) {
  return db
    .selectFrom('package_entry')
    .select(['key', 'mime'])
    .where('package', '=', hash)
    .where(sql`lower(path)`, '=', sql`lower(${`${folder}index.html`})`)
    .executeTakeFirst();
}

/**
 * Finds a private file with the class, subject and revision of its attempt's courseware, which are null while
 * the courseware is deleted.
 */
export function findPrivateFile(db: Db, id: number) {
  return db
    .selectFrom('file')
    .leftJoin('attempt', 'attempt.id', 'file.attempt_id')
    .leftJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .leftJoin('unit', 'unit.id', 'courseware.unit_id')
    .select([
      'file.id',
      'file.owner_id',
      'file.question_id',
      'file.space',
      'file.item',
      'file.sha256',
      'file.extension',
      'attempt.id as attempt_id',
      'courseware.id as courseware_id',
      'courseware.revision_id',
      'unit.class_id',
      'unit.subject_id',
    ])
    .where('file.id', '=', id)
    .where('file.is_private', '=', 1)
    .executeTakeFirst();
}
