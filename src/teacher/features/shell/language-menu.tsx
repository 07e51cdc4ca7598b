import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { languageNames, switchLanguage } from '#teacher/shared/switch-language.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useOfferedLanguages } from '#ui/school-store.ts';
import styles from './top-bar.module.css';

export function LanguageMenu() {
  const t = useMessages(commonMessages);
  const currentLanguage = useLanguage();
  const { offeredLanguages, shownLanguage } = useOfferedLanguages(currentLanguage);
  const firstOtherLanguage = offeredLanguages.find((language) => language !== currentLanguage);
  const shownName = languageNames[shownLanguage].name;
  const { openMenu, menu } = useMenu<HTMLElement>((_, Menu) =>
    offeredLanguages.map((language) => (
      <Menu.Item
        key={language}
        lang={languageNames[language].tag}
        disabled={language === currentLanguage}
        // The menu focuses this item; a disabled first item could not be focused.
        data-autofocus={language === firstOtherLanguage || undefined}
        rightSection={language === currentLanguage ? <IconCheck size={18} aria-hidden="true" /> : null}
        onClick={() => switchLanguage(language)}
      >
        {languageNames[language].name}
      </Menu.Item>
    )),
  );
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-label={`${t('language')}: ${shownName}`}
        aria-haspopup="menu"
        aria-expanded="false"
        onClick={({ currentTarget }) => openMenu(currentTarget, currentTarget)}
      >
        <IconLanguage size={22} aria-hidden="true" />
        <span className={styles.label}>{shownName}</span>
      </button>
      {menu}
    </>
  );
}
