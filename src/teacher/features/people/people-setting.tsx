import { useState } from 'react';
import { PasswordCards } from '#teacher/shared/password-cards/password-cards.tsx';
import type { ShownCards } from '#teacher/shared/password-cards/use-issue.ts';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import { PeopleList } from './people-list.tsx';
import type { PeopleSearch } from './people-search.ts';
import { PersonView } from './person-view.tsx';

/** The people of the school: the list, or the person whose id is in the address. Shows issued cards above. */
export function PeopleSetting({ search, onSearch }: SectionProps<PeopleSearch>) {
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
