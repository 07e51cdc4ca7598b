import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { auditMessages } from './audit-messages.ts';
import { technicianId } from './audit-search.ts';

const shownMax = 20;

type PersonFilterProps = {
  label: string;
  value: number | undefined;
  /** Also offers the technician, who has no account. */
  withTechnician?: boolean;
  onChange: (id: number | undefined) => void;
};

/** A person of the school, found by name. */
export function PersonFilter({ label, value, withTechnician = false, onChange }: PersonFilterProps) {
  const t = useMessages(auditMessages);
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim().slice(0, keywordMaxLength), 200);
  const foundPeople = useCall('GET /admin/people', { keyword, limit: shownMax }, { keepPrevious: true });
  const chosenPerson = useCall(
    'GET /admin/person',
    { id: value ?? 0 },
    { enabled: value !== undefined && value !== technicianId, quiet: true },
  );
  const language = useLanguage();
  // Names people as the entries do.
  const nameOf = ({ name, nickname_eng }: { name: string; nickname_eng: string }) =>
    (language === 'en' && nickname_eng) || name;
  const people = (foundPeople.data?.items ?? []).map((one) => ({
    value: String(one.id),
    label: nameOf(one),
  }));
  const technician = { value: String(technicianId), label: t('technician') };
  const offersTechnician = withTechnician && (value === technicianId || technician.label.includes(keyword));
  const loading = chosenPerson.isError ? t('deleted') : '…';
  const current = { value: String(value), label: chosenPerson.data ? nameOf(chosenPerson.data) : loading };
  const isListed =
    value === undefined || value === technicianId || people.some((one) => one.value === current.value);
  return (
    <Select
      label={label}
      searchable
      clearable
      placeholder={t('everybody')}
      // Shows all options, because the server has already filtered them.
      filter={({ options }) => options}
      data={[...(offersTechnician ? [technician] : []), ...(isListed ? [] : [current]), ...people]}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      onSearchChange={setTyped}
    />
  );
}
