import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { UploadKind } from '#contract/choices.ts';
import { renderPng } from '#demo/pictures.ts';
import type { DemoStore } from '#form/demo-half.ts';
import type { App } from '#server/app.ts';
import {
  insertConversionResultRow,
  insertPackageEntries,
} from '#server/features/conversions/converted-media.repository.ts';
import { packageHashOf } from '#server/features/conversions/media-names.ts';
import { storeFile } from '#server/features/files/files.service.ts';
import { withIncomingFolder } from '#server/features/files/storage/incoming-folders.ts';
import { mediaKeyOf, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { ConversionKind, ConversionResult } from '#server/media/converter.ts';
import { convertPackage } from '#server/media/packages/convert-package.ts';
import { projectFolder } from '#server/project-files.ts';

/** Stores media of the demo school as a teacher's uploads leave them: the file and the results of its conversion. */

const mediaFolder = join(projectFolder, 'src/demo/media');

type StoredMedium = { media: string; name: string; bytes: number };

function insertConversionResult(app: App, media: string, result: ConversionResult): Promise<void> {
  const { kind } = result;
  return insertConversionResultRow(app.db, {
    media,
    kind,
    result: JSON.stringify(result),
    made_at: app.now(),
  });
}

/** The file names in the folder, where they are values in a result's JSON: words have no dot. */
const fileNameInResult = /(?<=")[\w-]+\.[a-z0-9]+(?=")/g;

/** The conversion result that scripts/make-sample-media.ts stored, with file names replaced by media urls. */
async function storeConvertedFiles(app: App, folder: string, sourceMedia: string): Promise<ConversionResult> {
  const resultText = await readFile(join(folder, 'result.json'), 'utf8');
  const urlByFileName = new Map<string, string>();
  for (const [name] of resultText.matchAll(fileNameInResult)) {
    const resultFile = { path: join(folder, name), extension: extname(name), sourceMedia };
    urlByFileName.set(name, (await storeObject(app, resultFile)).media);
  }
  return JSON.parse(
    resultText.replace(fileNameInResult, (name) => urlByFileName.get(name) ?? name),
  ) as ConversionResult;
}

async function storeMedium(
  app: App,
  ownerId: number,
  kind: UploadKind,
  path: string,
  name: string,
): Promise<StoredMedium> {
  const { url: media, bytes } = await storeFile(app, ownerId, kind, name, await readFile(path));
  return { media, name, bytes };
}

async function storeWithConversion<K extends ConversionKind & UploadKind>(
  app: App,
  ownerId: number,
  kind: K,
  folder: string,
  name: string,
): Promise<StoredMedium & { result: ConversionResult<K> }> {
  const mediaPath = join(mediaFolder, folder);
  const storedMedium = await storeMedium(app, ownerId, kind, join(mediaPath, folder + extname(name)), name);
  const result = await storeConvertedFiles(app, mediaPath, storedMedium.media);
  await insertConversionResult(app, storedMedium.media, result);
  return { ...storedMedium, result: result as ConversionResult<K> };
}

async function storePackage(app: App, ownerId: number, file: string, name: string) {
  const path = join(mediaFolder, file);
  const storedPackage = await storeMedium(app, ownerId, 'package', path, name);
  const { media } = storedPackage;
  const { files, entry } = await withIncomingFolder(app.env.dataDir, async (folder) => {
    const workFolder = join(folder, 'made');
    await mkdir(workFolder);
    const zipPath = join(folder, 'source.zip');
    await writeFile(zipPath, await readFile(path));
    return convertPackage({
      path: zipPath,
      extension: '.zip',
      programs: app.programs,
      folder: workFolder,
      signal: new AbortController().signal,
      progress: () => undefined,
      storeResult: async (resultPath, extension) =>
        (await storeObject(app, { path: resultPath, extension, sourceMedia: media })).media,
    });
  });
  const packageHash = packageHashOf(media);
  const packageResult = {
    kind: 'package',
    base: `packages/${packageHash}/`,
    entry,
    files: files.length,
  } as const;
  await insertConversionResult(app, media, packageResult);
  const entries = files.map((each) => ({
    package: packageHash,
    path: each.path,
    key: mediaKeyOf(each.media),
    mime: each.mime,
  }));
  await insertPackageEntries(app.db, entries);
  return { ...storedPackage, result: packageResult };
}

export function openDemoStore(app: App, ownerId: number): DemoStore {
  return {
    storeDrawing: async (picture) => {
      const { name, width, height, alt } = picture;
      const { url } = await storeFile(app, ownerId, 'picture', `${name}.png`, await renderPng(picture));
      return { url, width, height, alt };
    },
    storeSound: async (file) => {
      const { media, name } = await storeMedium(app, ownerId, 'sound', join(mediaFolder, file), file);
      return { url: media, name };
    },
    storeDocument: (folder, name) => storeWithConversion(app, ownerId, 'document', folder, name),
    storePanorama: (folder, name) => storeWithConversion(app, ownerId, 'panorama', folder, name),
    storeVideo: (folder, name) => storeWithConversion(app, ownerId, 'video', folder, name),
    storeWebPackage: (file, name) => storePackage(app, ownerId, file, name),
  };
}
