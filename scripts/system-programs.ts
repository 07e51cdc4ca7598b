// The system programs that tests need. Run alone, it installs those that are missing if apt-get can do so.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { canInstallPackages, hasChineseFont, installDebianPackages, isOnPath } from './debian-packages.ts';

/** Without packages it is a right, which no installation gives. */
type SystemProgram = { name: string; packages: string[]; isFound: () => boolean };

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

const systemPrograms: SystemProgram[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    isFound: () => findChromium() !== undefined,
  },
  { name: 'a Chinese font', packages: ['fonts-noto-cjk', 'fontconfig'], isFound: hasChineseFont },
  { name: 'ffmpeg', packages: ['ffmpeg'], isFound: () => isOnPath('ffmpeg') && isOnPath('ffprobe') },
  { name: 'heif-convert', packages: ['libheif-examples'], isFound: () => isOnPath('heif-convert') },
  {
    name: 'LibreOffice',
    packages: ['libreoffice-impress', 'libreoffice-writer', 'libreoffice-calc'],
    isFound: () => isOnPath('soffice'),
  },
  { name: 'redis-server', packages: ['redis-server'], isFound: () => isOnPath('redis-server') },
  { name: 'the right to mount disks', packages: [], isFound: mayMount },
];

/** What this machine lacks: tests that need it are skipped. */
export const listMissing = (): SystemProgram[] => systemPrograms.filter(({ isFound }) => !isFound());

/** Installs what is missing, all at once: two of apt-get beside each other would wait for each other, or fail. */
function installMissingPrograms(): void {
  const packages = listMissing().flatMap((program) => program.packages);
  if (packages.length === 0 || !canInstallPackages()) return;
  try {
    installDebianPackages(packages);
  } catch {
    // Some versions of Debian have no Chromium without windows.
    installDebianPackages(packages.map((name) => name.replace('-headless-shell', '')));
  }
}

if (import.meta.main) installMissingPrograms();
