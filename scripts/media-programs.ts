// Finds the system programs for converting documents and videos, and installs them if one apt-get can do so.
import { canInstallPackages, hasChineseFont, installDebianPackages, isOnPath } from './debian-packages.ts';

/** The missing packages. */
function listMissingPackages(): string[] {
  return [
    ...(isOnPath('ffmpeg') && isOnPath('ffprobe') ? [] : ['ffmpeg']),
    ...(isOnPath('soffice') ? [] : ['libreoffice-impress', 'libreoffice-writer', 'libreoffice-calc']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
}

/**
 * Tests that need these programs are skipped without them, so a machine that cannot install them is not a failure.
 */
export function tryMediaPrograms(): void {
  const missingPackages = listMissingPackages();
  if (missingPackages.length === 0) return;
  const remark = `Tests that need ${missingPackages.join(', ')} are skipped`;
  if (!canInstallPackages()) {
    console.log(`${remark}. On Debian or Ubuntu: sudo apt-get install ${missingPackages.join(' ')}`);
    return;
  }
  try {
    installDebianPackages(missingPackages);
  } catch (error) {
    console.log(`${remark}: ${String(error)}`);
  }
}

if (import.meta.main) tryMediaPrograms();
