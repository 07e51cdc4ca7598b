// Features import no other feature: use #teacher/shared/unit-selection.ts.
export { selectUnits, useUnitSelection } from '#teacher/shared/unit-selection.ts';
