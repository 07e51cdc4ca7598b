import * as z from 'zod';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { mediaUrl } from '#parts/stored-media/model.ts';

/** An HTML package: pages with scripts that a teacher made elsewhere, uploaded as a zip. */

export const titleMaxLength = 200;
export const noteMaxLength = 2_000;

/** The place of the package's files on the server. `base` and `entry` become an address, so they may not lead elsewhere. */
const site = z.object({
  base: z.string().regex(/^packages\/[0-9a-f]{64}\/$/),
  /** The page to open. */
  entry: z.string().regex(/^index\.html$/i),
  /** Number of files in the package. */
  files: z.int().min(1),
});

export type Site = z.infer<typeof site>;

const htmlPackage = z.object({
  media: mediaUrl,
  /** Name of the zip that the teacher uploaded. */
  name: z.string().max(200),
});

export const draft = z.object({
  package: htmlPackage.nullable().default(null),
  /** Empty: students see the zip's name. */
  title: z.string().max(titleMaxLength).default(''),
  note: z.string().max(noteMaxLength).default(''),
});

export type Webcourseware = z.infer<typeof draft>;

/** `site` is null while the package is being unpacked. */
export type UnpackedWebcourseware = Webcourseware & { site: Site | null };

export const publicWebcourseware = z.strictObject({ site, title: z.string(), note: z.string() });

export type PublicWebcourseware = z.infer<typeof publicWebcourseware>;

export function createEmptyWebcourseware(): Webcourseware {
  return { package: null, title: '', note: '' };
}

/** The place of the package's files; null before it is unpacked. */
export function findSite({ package: zip }: Webcourseware, conversionResults: ConversionResults): Site | null {
  return (zip && findOwn(conversionResults, zip.media)?.package) ?? null;
}

export function resolve(content: Webcourseware, conversionResults: ConversionResults): UnpackedWebcourseware {
  return { ...content, site: findSite(content, conversionResults) };
}

export function findIssues(content: Webcourseware, conversionResults: ConversionResults): DraftIssue[] {
  if (findSite(content, conversionResults)) return [];
  const path = ['package'];
  const { package: zip } = content;
  return zip
    ? [{ path, message: 'package_unpacking', waitsFor: zip.media }]
    : [{ path, message: 'package_required' }];
}

/** Version 1 also stored the unpacked site. */
export function upgrade(content: unknown): unknown {
  const { package: zip, ...otherFields } = content as { package: (Webcourseware['package'] & object) | null };
  return { ...otherFields, package: zip && { media: zip.media, name: zip.name } };
}

/** The title, else the zip's name without its ending. */
export function getShownTitle({ title, package: zip }: Webcourseware): string {
  return title.trim() || zip?.name.replace(/\.zip$/i, '').trim() || '–';
}

/** Throws for content that is not complete. */
export function toPublic(content: UnpackedWebcourseware): PublicWebcourseware {
  return publicWebcourseware.parse({
    site: content.site,
    title: getShownTitle(content),
    note: content.note,
  });
}
