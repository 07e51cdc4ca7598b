import { redirect } from '@tanstack/react-router';

type Location = { pathname: string; href: string };
type Match = { staticData: { info?: { path: string; isPublic?: boolean } } };

export async function guardNavigation(_location: Location, _matches: readonly Match[]): Promise<void> {}
void redirect;
