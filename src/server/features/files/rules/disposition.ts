import { cleanFileName } from '#server/features/files/rules/file-name.ts';

/** Builds the header for a download under the requested name, with the correct extension. */
export function buildDisposition(requestedName: unknown, extension: string): string {
  if (typeof requestedName !== 'string' || requestedName === '') return 'attachment';
  const cleanedName = cleanFileName(requestedName);
  const name = cleanedName.endsWith(extension) ? cleanedName : `${cleanedName}${extension}`;
  const asciiName = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
