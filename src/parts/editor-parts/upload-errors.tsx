import { Alert } from '@mantine/core';

/** Errors of uploads, a line each. */
export function UploadErrors({ errors }: { errors: readonly string[] }) {
  const lines = [...new Set(errors)];
  if (lines.length === 0) return null;
  return (
    <Alert color="red" role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
