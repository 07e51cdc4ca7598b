import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { auditMessages } from './audit-messages.ts';
import { technicianId } from './audit-search.ts';

const shownPeopleMax = 20;

type PersonFilterProps = {
  label: string;
  value: number | undefined;
  /** Also offers the technician, who has no account. */
  withTechnician?: boolean;
  onChange: (id: number | undefined) => void;
};

/** Selects a person of the school, searched by name. */
export function PersonFilter({ label, value, withTechnician = false, onChange }: PersonFilterProps) {
  const t = useMessages(auditMessages);
  const [typedText, setTypedText] = useState('');
  const [keyword] = useDebouncedValue(typedText.trim().slice(0, keywordMaxLength), 200);
  const foundPeople = useCall(
    'GET /admin/people',
    { keyword, limit: shownPeopleMax },
    { keepPrevious: true },
  );
  const chosenPerson = useCall(
    'GET /admin/person',
    { id: value ?? 0 },
    { enabled: value !== undefined && value !== technicianId, quiet: true },
  );
  const language = useLanguage();
  // Names people as the entries do.
  const nameOf = ({ name, nickname_eng }: { name: string; nickname_eng: string }) =>
    (language === 'en' && nickname_eng) || name;
  const people = (foundPeople.data?.items ?? []).map((person) => ({
    value: String(person.id),
    label: nameOf(person),
  }));
  const technicianOption = { value: String(technicianId), label: t('technician') };
  const offersTechnician =
    withTechnician && (value === technicianId || technicianOption.label.includes(keyword));
  const unknownName = chosenPerson.isError ? t('deleted') : '…';
  const chosenOption = {
    value: String(value),
    label: chosenPerson.data ? nameOf(chosenPerson.data) : unknownName,
  };
  const isListed =
    value === undefined ||
    value === technicianId ||
    people.some((option) => option.value === chosenOption.value);
  return (
    <Select
      label={label}
      searchable
      clearable
      placeholder={t('everybody')}
      // Shows all options, because the server has already filtered them.
      filter={({ options }) => options}
      data={[...(offersTechnician ? [technicianOption] : []), ...(isListed ? [] : [chosenOption]), ...people]}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      onSearchChange={setTypedText}
    />
  );
}
