import { Alert } from '@mantine/core';

/** Errors of uploads, a line each. */
export function UploadErrors({ errors }: { errors: readonly string[] }) {
  const distinctErrors = [...new Set(errors)];
  if (distinctErrors.length === 0) return null;
  return (
    <Alert color="red" role="alert">
      {distinctErrors.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
