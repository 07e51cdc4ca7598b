import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/database/schema.generated.ts';

/** All tables and views, with the types of their columns as `npm run schema` reads them from the migrated database. */
export type Schema = Tables;

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;

/** When and by whom a row was deleted. Administrators can restore it for 30 days. */
export type Deletion = { deleted_at: number; deleted_by: number };
