import * as z from 'zod';
import {
  type StatementVersion,
  type StoreError,
  statementVersions,
} from '#contract/school/record-store-fields.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting, readSettings, writeSetting } from '#server/database/settings.ts';

/** The stored settings of the record store, and what became of the last try to send. */

export type RecordStore = {
  is_on: boolean;
  address: string;
  key: string;
  version: StatementVersion;
  home: string;
  has_names: boolean;
};

const recordStore = z.object({
  is_on: z.boolean(),
  address: z.string(),
  key: z.string(),
  version: z.enum(statementVersions),
  home: z.string(),
  has_names: z.boolean(),
});

const noStore: RecordStore = {
  is_on: false,
  address: '',
  key: '',
  version: statementVersions[0],
  home: '',
  has_names: false,
};

/** An error of null: the store took what was sent. `status`: of its answer, if there was one. */
export type SendOutcome = { error: StoreError | null; status: number | null };

export type SendState = SendOutcome & {
  sent_at: number | null;
  /** Tries since the store last took something. */
  failures: number;
  retry_at: number | null;
};

const neverSent: SendState = { error: null, status: null, sent_at: null, failures: 0, retry_at: null };

const parseStore = (stored: string): RecordStore =>
  stored === '' ? noStore : recordStore.parse(JSON.parse(stored));

export async function readRecordStore(db: Db): Promise<RecordStore> {
  return parseStore(await readSetting(db, 'record_store'));
}

/** The store with its secret, for sending. */
export async function readStoreAccess(db: Db): Promise<RecordStore & { secret: string }> {
  const { record_store, record_store_secret } = await readSettings(db, [
    'record_store',
    'record_store_secret',
  ]);
  return { ...parseStore(record_store), secret: record_store_secret };
}

export async function readSendState(db: Db): Promise<SendState> {
  const stored = await readSetting(db, 'record_store_state');
  return stored === '' ? neverSent : { ...neverSent, ...(JSON.parse(stored) as Partial<SendState>) };
}

export async function writeSendState(db: Db, state: SendState): Promise<void> {
  await writeSetting(db, 'record_store_state', JSON.stringify(state));
}
