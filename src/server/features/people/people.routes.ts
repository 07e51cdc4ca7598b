import { classMemberOperations } from '#contract/people/class-members.ts';
import { passwordOperations } from '#contract/people/passwords.ts';
import { peopleOperations } from '#contract/people/people.ts';
import { addPerson, savePerson } from '#server/features/people/change-person.service.ts';
import {
  addMembers,
  changeNumber,
  moveMembers,
  readMembers,
  removeMembers,
} from '#server/features/people/class-members.service.ts';
import { closePerson, reopenPerson } from '#server/features/people/close-person.service.ts';
import { issuePasswords, issueStudentPasswords } from '#server/features/people/issued-passwords.service.ts';
import { listPeople, readPerson } from '#server/features/people/people.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const peopleRoutes = bindHandlers(peopleOperations, {
  list: listPeople,
  detail: readPerson,
  add: addPerson,
  update: savePerson,
  close: closePerson,
  reopen: reopenPerson,
});

export const passwordRoutes = bindHandlers(passwordOperations, {
  issue: issuePasswords,
  issueToStudents: issueStudentPasswords,
  members: readMembers,
});

export const classMemberRoutes = bindHandlers(classMemberOperations, {
  add: addMembers,
  number: changeNumber,
  remove: removeMembers,
  move: moveMembers,
});
