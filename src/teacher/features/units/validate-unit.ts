/** The fields of the forms that create and copy a unit; 0 = not chosen. */
export type UnitForm = { calendar_id: number; class_id: number; subject_id: number; name: string };
export type UnitFormErrors = Partial<
  Record<
    'unit' | 'class' | 'subject' | 'name',
    'unit_required' | 'class_required' | 'subject_required' | 'name_required'
  >
>;

/** Error texts by field; empty if the form is valid. */
export function validateUnit({ class_id, subject_id, name }: UnitForm): UnitFormErrors {
  return {
    ...(class_id === 0 ? { class: 'class_required' } : {}),
    ...(subject_id === 0 ? { subject: 'subject_required' } : {}),
    ...(name.trim() === '' ? { name: 'name_required' } : {}),
  };
}

export function validateUnitCopy(form: UnitForm, unitId: number): UnitFormErrors {
  return { ...(unitId === 0 ? { unit: 'unit_required' } : {}), ...validateUnit(form) };
}
