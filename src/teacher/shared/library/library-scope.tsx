import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { mantineTheme, mantineVariables } from '#ui/theme/mantine-theme.ts';

/** Lets what is inside draw with the component library. Does nothing inside another one. */
export function LibraryScope({ children }: { children: ReactNode }) {
  const isInside = useContext(MantineContext) !== null;
  if (isInside) return children;
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
