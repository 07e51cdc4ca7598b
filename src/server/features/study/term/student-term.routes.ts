import { studentTermOperations } from '#contract/study/student-term.ts';
import { readStudentTerm } from '#server/features/study/term/student-term.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const studentTermRoutes = bindHandlers(studentTermOperations, { read: readStudentTerm });
