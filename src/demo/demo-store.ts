import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { DemoStore } from '#activities/demo-half.ts';
import type { UploadKind } from '#contract/choices.ts';
import { renderPng } from '#demo/pictures.ts';
import { insertMade, insertPackageEntries } from '#server/features/conversions/made.repository.ts';
import { packageOf } from '#server/features/conversions/media-names.ts';
import { storeFile } from '#server/features/files/files.service.ts';
import { withIncomingFolder } from '#server/features/files/storage/incoming-folders.ts';
import { mediaKeyOf, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import type { ConversionKind, ConversionResult } from '#server/media/converter.ts';
import { convertPackage } from '#server/media/packages/convert-package.ts';

/** Stores media of the demo school as a teacher's uploads leave them: the file and the results of its conversion. */

const mediaFolder = join(import.meta.dirname, 'media');

type Uploaded = { media: string; name: string; bytes: number };

function insertConversion(app: App, media: string, result: ConversionResult): Promise<void> {
  const { kind } = result;
  return insertMade(app.db, { media, kind, result: JSON.stringify(result), made_at: app.now() });
}

/** The file names in the folder, where they are values in a result's JSON. */
const fileNameInResult = /(?<="url":\s*"|"text":\s*")[\w.-]+(?=")/g;

/** The conversion result that scripts/make-sample-media.ts stored, with file names replaced by media urls. */
async function storeConversion(app: App, folder: string, source: string): Promise<ConversionResult> {
  const text = await readFile(join(folder, 'result.json'), 'utf8');
  const urls = new Map<string, string>();
  for (const [name] of text.matchAll(fileNameInResult)) {
    const made = { path: join(folder, name), extension: extname(name), madeFrom: source };
    urls.set(name, (await storeObject(app, made)).media);
  }
  return JSON.parse(text.replace(fileNameInResult, (name) => urls.get(name) ?? name)) as ConversionResult;
}

async function upload(
  app: App,
  owner: number,
  kind: UploadKind,
  path: string,
  name: string,
): Promise<Uploaded> {
  const { url: media, bytes } = await storeFile(app, owner, kind, name, await readFile(path));
  return { media, name, bytes };
}

async function storeConverted<K extends ConversionKind & UploadKind>(
  app: App,
  owner: number,
  kind: K,
  folder: string,
  name: string,
): Promise<Uploaded & { made: ConversionResult<K> }> {
  const mediaPath = join(mediaFolder, folder);
  const mediaUpload = await upload(app, owner, kind, join(mediaPath, folder + extname(name)), name);
  const result = await storeConversion(app, mediaPath, mediaUpload.media);
  await insertConversion(app, mediaUpload.media, result);
  return { ...mediaUpload, made: result as ConversionResult<K> };
}

async function storePackage(app: App, owner: number, file: string, name: string) {
  const path = join(mediaFolder, file);
  const packageUpload = await upload(app, owner, 'package', path, name);
  const { media } = packageUpload;
  const { files, entry } = await withIncomingFolder(app.env.dataDir, async (folder) => {
    const workFolder = join(folder, 'made');
    await mkdir(workFolder);
    const source = join(folder, 'source.zip');
    await writeFile(source, await readFile(path));
    return convertPackage({
      path: source,
      extension: '.zip',
      programs: app.programs,
      folder: workFolder,
      signal: new AbortController().signal,
      progress: () => undefined,
      storeResult: async (made, extension) =>
        (await storeObject(app, { path: made, extension, madeFrom: media })).media,
    });
  });
  const hash = packageOf(media);
  const packageResult = { kind: 'package', base: `packages/${hash}/`, entry, files: files.length } as const;
  await insertConversion(app, media, packageResult);
  const entries = files.map((each) => ({
    package: hash,
    path: each.path,
    key: mediaKeyOf(each.media),
    mime: each.mime,
  }));
  await insertPackageEntries(app.db, entries);
  return { ...packageUpload, made: packageResult };
}

export function openDemoStore(app: App, owner: number): DemoStore {
  return {
    drawing: async (picture) => {
      const { name, width, height, alt } = picture;
      const { url } = await storeFile(app, owner, 'picture', `${name}.png`, await renderPng(picture));
      return { url, width, height, alt };
    },
    sound: async (file) => {
      const { media, name } = await upload(app, owner, 'sound', join(mediaFolder, file), file);
      return { url: media, name };
    },
    document: (folder, name) => storeConverted(app, owner, 'document', folder, name),
    video: (folder, name) => storeConverted(app, owner, 'video', folder, name),
    webPackage: (file, name) => storePackage(app, owner, file, name),
  };
}
