import { leaverOperations } from '#contract/people/leavers.ts';
import { erasePerson, readTraces } from '#server/features/leavers/erase-person.service.ts';
import { exportPerson } from '#server/features/leavers/export-person.service.ts';
import { handOverToTeacher } from '#server/features/leavers/hand-over.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const leaverRoutes = bindHandlers(leaverOperations, {
  handOver: handOverToTeacher,
  traces: readTraces,
  export: exportPerson,
  erase: erasePerson,
});
