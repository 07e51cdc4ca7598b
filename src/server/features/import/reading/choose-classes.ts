import type { RosterRecord } from './roster-records.ts';
import type { ChosenSessions } from './roster-sessions.ts';

/** Names of classes that a notice tells of each session. */
const namedClassesMax = 8;

export function readSessionIds({ read }: RosterRecord): string[] {
  return read('termSourcedIds')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

function describeSession(title: string, classNames: readonly string[]): string {
  const names = classNames.slice(0, namedClassesMax).join(', ');
  return `${title} (${names}${classNames.length > namedClassesMax ? ', …' : ''})`;
}

/** Separates the classes of the chosen sessions from the others, which are described by the title of their session. */
export function chooseClasses(
  classes: readonly RosterRecord[],
  sessions: ChosenSessions,
): { classes: RosterRecord[]; leftOut: string[] } {
  const chosenClasses: RosterRecord[] = [];
  const namesBySession = new Map<string, string[]>();
  for (const rosterClass of classes) {
    const ids = readSessionIds(rosterClass);
    if (sessions.isChosen(ids)) chosenClasses.push(rosterClass);
    else {
      const title = sessions.titleOf(ids[0] ?? '');
      namesBySession.set(title, [...(namesBySession.get(title) ?? []), rosterClass.read('title')]);
    }
  }
  return {
    classes: chosenClasses,
    leftOut: [...namesBySession].map(([title, names]) => describeSession(title, names)),
  };
}
