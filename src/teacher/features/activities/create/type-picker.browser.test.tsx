import { expect, it } from 'vitest';
import { showPage } from '#tests/browser/show-page.tsx';
import { TypePicker } from './type-picker.tsx';

const server = { 'GET /common/course_extend_list': () => ({ data: { course_extend_list: [] } }) };

it.each([
  [5, 'Back to the unit', '/unit/course/list?unit_id=5'],
  [undefined, 'Back to my activities', '/teacher/diy'],
])('goes back to where the teacher came from (unit %s)', async (unitId, name, path) => {
  const { screen } = await showPage({ server, show: () => <TypePicker unitId={unitId} /> });
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
