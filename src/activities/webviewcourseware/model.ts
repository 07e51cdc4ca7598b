import * as z from 'zod';
import type { DraftIssue } from '../activity-type.ts';
import { mediaUrl } from '../stored-media/model.ts';

/** An HTML package: pages with scripts that a teacher made elsewhere, uploaded as a zip. */

export const titleMaxLength = 200;
export const noteMaxLength = 2_000;

/** Where the server shows the package's files; both become part of an address, so neither may lead elsewhere. */
const site = z.object({
  base: z.string().regex(/^packages\/[0-9a-f]{64}\/$/),
  /** The page to open. */
  entry: z.string().regex(/^index\.html$/i),
  /** How many files it holds. */
  files: z.int().min(1),
});

export type Site = z.infer<typeof site>;

const htmlPackage = z.object({
  media: mediaUrl,
  /** Of the zip, as the teacher uploaded it. */
  name: z.string().max(200),
  /** null while it is being unpacked. */
  site: site.nullable().default(null),
});

export const draft = z.object({
  package: htmlPackage.nullable().default(null),
  /** Empty: the zip's name stands for it. */
  title: z.string().max(titleMaxLength).default(''),
  note: z.string().max(noteMaxLength).default(''),
});

export type Webcourseware = z.infer<typeof draft>;

export const published = draft.superRefine((content, context) => {
  for (const { path, message } of findIssues(content)) context.addIssue({ code: 'custom', path, message });
});

export const publicWebcourseware = z.strictObject({ site, title: z.string(), note: z.string() });

export type PublicWebcourseware = z.infer<typeof publicWebcourseware>;

export function emptyWebcourseware(): Webcourseware {
  return { package: null, title: '', note: '' };
}

export function findIssues({ package: given }: Webcourseware): DraftIssue[] {
  if (given?.site) return [];
  const path = ['package'];
  return given
    ? [{ path, message: 'package_unpacking', waitsFor: given.media }]
    : [{ path, message: 'package_required' }];
}

/** What it is called in lists and above its pages. */
export function nameOf({ title, package: given }: Webcourseware): string {
  return title.trim() || given?.name.replace(/\.zip$/i, '').trim() || '–';
}

/** Throws for content that is not complete. */
export function toPublic(content: Webcourseware): PublicWebcourseware {
  return publicWebcourseware.parse({
    site: content.package?.site,
    title: nameOf(content),
    note: content.note,
  });
}
