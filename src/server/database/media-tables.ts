import type { Generated } from 'kysely';

/** Tables of files, their bytes and what is made of them; `schema.ts` says how they are written. */

type Bit = number;

/** One person's record of a file; the bytes are a `stored_object`. */
export type FileTable = {
  id: Generated<number>;
  sha256: string;
  extension: string;
  mime: string;
  bytes: number;
  name: string;
  width: number | null;
  height: number | null;
  owner_id: number;
  created_at: number;
  /** 1: a student's work, served only to those who may see the attempt it belongs to. */
  is_private: Generated<Bit>;
  attempt_id: number | null;
  /** Of that attempt: whose answer may name it. */
  question_id: string | null;
};

/** Bytes in the file store. */
export type StoredObjectTable = {
  /** Key in the file store, e.g. `ab/<sha256>.png` or `private/ab/<sha256>.png`. */
  key: string;
  bytes: number;
  created_at: number;
  /** Since when nothing uses it, as the collector found; null = in use or not looked at. */
  unused_since: number | null;
};

/** The whole size of `stored_object`, kept along so that nobody has to add it up. One row. */
export type StorageUseTable = { id: number; bytes: number };

/** Who uses stored bytes; what is used is never collected. */
export type MediaUseTable = {
  key: string;
  holder: 'activity' | 'revision' | 'media';
  /** Id of the activity or revision; 0 for media. */
  holder_id: number;
  /** For `media`: the media name whose conversion made this; else empty. */
  holder_media: string;
};

/** A file on its way in, received by the tus protocol. */
export type UploadTable = {
  /** 32 hexadecimal digits. */
  id: string;
  owner_id: number;
  kind: string;
  name: string;
  bytes: number;
  attempt_id: number | null;
  question_id: string | null;
  created_at: number;
  /** When bytes last arrived; else when it was begun. */
  moved_at: number;
  /** How much had arrived then. */
  received_bytes: Generated<number>;
  /** Set once it became a file. */
  file_id: number | null;
};

/** What a conversion made of a medium. Written once, never changed, and gone with its medium only. */
export type MadeMediaTable = {
  /** Media name of the source, `<sha256>.<ext>`. */
  media: string;
  kind: 'picture' | 'document' | 'video' | 'package';
  /** json: result as in the contract */
  result: string;
  made_at: number;
};

/** A smaller form of a picture. */
export type MediaVariantTable = {
  media: string;
  width: number;
  format: 'webp' | 'avif';
  /** Media name of the form. */
  variant: string;
};

/** A file inside an unpacked HTML package. */
export type PackageEntryTable = {
  /** SHA-256 of the zip. */
  package: string;
  /** Its path in the package, as in its links; never a path on disk. */
  path: string;
  key: string;
  mime: string;
};
