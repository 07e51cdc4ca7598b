import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of what is served: smaller forms of pictures, files of packages, and students' work. */

const selectVariants = compileOnce((db, { media }: { media: string }) =>
  db.selectFrom('media_variant').select(['width', 'format', 'variant']).where('media', '=', media),
);

/** The smaller forms of a picture; none until they are made. Widths in pixels. */
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

/** A file of the package that the zip of this hash was unpacked to: its key in the file store, and what it is. */
export async function findPackageEntry(db: Db, hash: string, path: string) {
  return (await selectPackageEntry(db, { hash, path }))[0];
}

/** The page of a folder (empty, or with its slash at the end), in whatever case its name was written. */
export function findFolderPage(db: Db, hash: string, folder: string) {
  return db
    .selectFrom('package_entry')
    .select(['key', 'mime'])
    .where('package', '=', hash)
    .where(sql`lower(path)`, '=', sql`lower(${`${folder}index.html`})`)
    .executeTakeFirst();
}

/** A private file with the class and subject of the attempt that it belongs to; both null while its courseware is deleted. */
export function findPrivateFile(db: Db, id: number) {
  return db
    .selectFrom('file')
    .leftJoin('attempt', 'attempt.id', 'file.attempt_id')
    .leftJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .leftJoin('unit', 'unit.id', 'courseware.unit_id')
    .select([
      'file.owner_id',
      'file.sha256',
      'file.extension',
      'attempt.id as attempt_id',
      'unit.class_id',
      'unit.subject_id',
    ])
    .where('file.id', '=', id)
    .where('file.is_private', '=', 1)
    .executeTakeFirst();
}
