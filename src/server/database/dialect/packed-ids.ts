import { type RawBuilder, sql } from 'kysely';

/** The ids of all rows of a query in one value, which is several times as quick as a row for each where there are thousands. */
export type PackedIds = {
  pack: (column: string) => RawBuilder<unknown>;
  unpack: (packed: unknown) => Int32Array;
};

export const sqlitePackedIds: PackedIds = {
  pack: (column) => sql`json_group_array(${sql.ref(column)})`,
  unpack: (packed) => Int32Array.from(JSON.parse(String(packed)) as number[]),
};

const bytesOfId = 4;

/** Four bytes for each id, the highest first; null if there is no row. */
export const postgresPackedIds: PackedIds = {
  pack: (column) => sql`string_agg(int4send(${sql.ref(column)}), '')`,
  unpack: (packed) => {
    const bytes = (packed ?? new Uint8Array()) as Uint8Array;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const ids = new Int32Array(bytes.length / bytesOfId);
    for (let index = 0; index < ids.length; index += 1) ids[index] = view.getInt32(index * bytesOfId);
    return ids;
  },
};
