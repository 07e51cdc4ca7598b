import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ExportedWork } from '../export/save-pages.view.ts';
import { inkMessages } from '../ink-messages.ts';
import styles from './toolbar.module.css';

type Said = 'export_scaled' | 'export_unreadable' | undefined;

/** Loads the code when it is used. */
async function run(work: ExportedWork, page: number, how: 'png' | 'svg' | 'print'): Promise<Said> {
  try {
    const { saveSvg, savePicture, printWork } = await import('../export/save-pages.view.ts');
    if (how === 'svg') saveSvg(work, page);
    else if (how === 'print') await printWork(work);
    else if ((await savePicture(work, page)).isScaledDown) return 'export_scaled';
    return undefined;
  } catch {
    return 'export_unreadable';
  }
}

/** Rows of a menu that save the page as a file, or print all pages. */
export function ExportRows({ work, page }: { work: ExportedWork; page: number }) {
  const t = useMessages(inkMessages);
  const [said, setSaid] = useState<Said>();
  const rows = [
    ['png', 'save_png'],
    ['svg', 'save_svg'],
    ['print', 'print'],
  ] as const;
  return (
    <>
      {rows.map(([how, name]) => (
        <button
          key={how}
          type="button"
          className={styles.row}
          onClick={() => void run(work, page, how).then(setSaid)}
        >
          {t(name)}
        </button>
      ))}
      <p role="status" className={styles.said}>
        {said && t(said)}
      </p>
    </>
  );
}
