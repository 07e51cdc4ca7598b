import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Typed, useTyped } from './use-typed.ts';

/** What a form is part of, for shared forms that do not know it: such as the dialog that pastes questions into a quiz. */
type Scope = { name: string; title: string };

const ScopeContext = createContext<Scope>({ name: 'page', title: '' });

export function TypedScope({ name, title, children }: Scope & { children: ReactNode }) {
  const scope = useMemo(() => ({ name, title }), [name, title]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** Like `useTyped`, for a form of the scope: its name and title are joined to the scope's. */
export function useTypedInScope<T>(name: string, title: string, initial: T): Typed<T> {
  const scope = useContext(ScopeContext);
  const fullTitle = [scope.title, title].filter(Boolean).join(' · ');
  return useTyped(`${scope.name}:${name}`, fullTitle, initial);
}
