import { useState } from 'react';
import settingStyles from '#teacher/pages/setting/setting.module.css';
import type { SectionProps } from '#teacher/pages/setting/setting-sections.ts';
import { PasswordCards } from '#teacher/shared/password-cards/password-cards.tsx';
import type { ShownCards } from '#teacher/shared/password-cards/use-issue.ts';
import { PeopleList } from './people-list.tsx';
import { PersonView } from './person-view.tsx';

/** The people of the school: the list, or the person whose id is in the address. Shows issued cards above. */
export function PeopleSetting({ search, onSearch }: SectionProps) {
  const [shownCards, setShownCards] = useState<ShownCards>();
  const { id, ...listSearch } = search;
  return (
    <section className={settingStyles.card} aria-labelledby="setting-people">
      {shownCards && <PasswordCards {...shownCards} onClose={() => setShownCards(undefined)} />}
      {id === undefined ? (
        <PeopleList search={search} onSearch={onSearch} onCards={setShownCards} />
      ) : (
        <PersonView key={id} id={id} onBack={() => onSearch(listSearch)} onCards={setShownCards} />
      )}
    </section>
  );
}
