import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { commonParameters, ignoresUnknown, type Operation } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { findUnstorable } from '#server/http/requests/find-unstorable.ts';

/** Checks the input of an operation. Refuses with the name of the first invalid field. */

const fieldNameMaxLength = 80;

function refuseField(key: 'invalid_input' | 'unknown_field', path: readonly PropertyKey[]): never {
  throw new AppError(key, { field: path.join('.').slice(0, fieldNameMaxLength) || 'body' });
}

type ReceivedRequest = Pick<FastifyRequest, 'query' | 'body'>;

/** The query without the common parameters of all queries. */
function readOwnQuery(request: ReceivedRequest): Record<string, unknown> {
  const query = Object.entries(request.query as object);
  return Object.fromEntries(query.filter(([name]) => !Object.hasOwn(commonParameters, name)));
}

function refuseIssues(issues: readonly z.core.$ZodIssue[]): never {
  // A misspelt field is often also missing under its correct name; the misspelt name is reported.
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      refuseField('unknown_field', [...issue.path, issue.keys[0] ?? '']);
  return refuseField('invalid_input', issues[0]?.path ?? []);
}

export function parseInput(operation: Operation, request: ReceivedRequest): unknown {
  const query = readOwnQuery(request);
  const receivedInput = operation.method === 'GET' ? query : request.body;
  const unstorablePath = findUnstorable(receivedInput);
  if (unstorablePath !== undefined) refuseField('invalid_input', [unstorablePath]);
  const [misplacedName] = operation.method === 'GET' ? [] : Object.keys(query);
  if (misplacedName !== undefined && !ignoresUnknown(operation))
    refuseField('unknown_field', [misplacedName]);
  const parsed = operation.input.safeParse(receivedInput ?? {});
  return parsed.success ? parsed.data : refuseIssues(parsed.error.issues);
}
