// Finds what converting documents and videos needs from the system, and installs it where that is one apt-get away.
import { canInstallPackages, hasChineseFont, installDebianPackages, isOnPath } from './debian-packages.ts';

/** The packages that would be installed. */
function listMissing(): string[] {
  return [
    ...(isOnPath('ffmpeg') && isOnPath('ffprobe') ? [] : ['ffmpeg']),
    ...(isOnPath('soffice') ? [] : ['libreoffice-impress', 'libreoffice-writer', 'libreoffice-calc']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
}

/** Without these programs the tests that need them are skipped, so a machine that cannot get them is no failure. */
export function tryMediaPrograms(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  const remark = `Tests that need ${missing.join(', ')} are skipped`;
  if (!canInstallPackages()) {
    console.log(`${remark}. On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}`);
    return;
  }
  try {
    installDebianPackages(missing);
  } catch (error) {
    console.log(`${remark}: ${String(error)}`);
  }
}

if (import.meta.main) tryMediaPrograms();
