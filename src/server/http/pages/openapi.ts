import * as z from 'zod';
import { operations } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import { commonParameters, ignoresUnknown, type Operation } from '#contract/operation.ts';
import { apiBase, operationAddress } from '#contract/operation-address.ts';

/** Makes the OpenAPI 3.1 document from the contract. */

type JsonSchema = { properties?: Record<string, object>; required?: string[]; [key: string]: unknown };

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

function describeQuery(schema: JsonSchema): object[] {
  const requiredNames = new Set(schema.required);
  const ownParameters = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: requiredNames.has(name),
    schema: field,
  }));
  const commonNames = Object.keys(commonParameters);
  return [...ownParameters, ...commonNames.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

function describeReply(operation: Operation): object {
  const data = toSchema(operation.reply, 'output');
  if (operation.kind === 'stream')
    return { description: 'Events', content: { 'text/event-stream': { schema: data } } };
  if (operation.kind === 'download') return { description: 'A zip', content: { 'application/zip': {} } };
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { $ref: '#/components/schemas/ResultCode' }, msg: { type: 'string' }, data },
  };
  return {
    description: 'The reply, also of a refusal',
    content: { 'application/json': { schema: envelope } },
  };
}

function describeBody(operation: Operation): object {
  return { requestBody: { content: { 'application/json': { schema: toSchema(operation.input, 'input') } } } };
}

function describeOperation(operation: Operation): object {
  const isQuery = operation.method === 'GET';
  return {
    summary: operation.summary,
    description: ignoresUnknown(operation)
      ? 'Unknown fields are ignored.'
      : `Unknown fields are refused with code ${resultCodes.unknown_field}.`,
    tags: [operation.path.split('/')[1]],
    operationId: `${operation.method.toLowerCase()}${operation.path.replaceAll('/', '_')}`,
    ...(operation.access === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: isQuery ? describeQuery(toSchema(operation.input, 'input')) : describeQuery({}),
    ...(operation.method === 'POST' ? describeBody(operation) : {}),
    responses: { 200: describeReply(operation) },
    'x-access': operation.access,
  };
}

function describeCodes(): object {
  const codes = Object.entries(resultCodes).sort(([, code], [, otherCode]) => code - otherCode);
  return {
    type: 'integer',
    enum: codes.map(([, code]) => code),
    description: codes.map(([key, code]) => `${code}: ${key}`).join('\n\n'),
  };
}

function describeCommonParameters(): object {
  return Object.fromEntries(
    Object.entries(commonParameters).map(([name, values]) => [
      name,
      { name, in: 'query', schema: { type: 'string', enum: values } },
    ]),
  );
}

export function buildOpenApi(): object {
  const operationsByPath = Map.groupBy(operations as readonly Operation[], ({ path }) => path);
  const paths = Object.fromEntries(
    [...operationsByPath].map(([path, operationsOfPath]) => [
      path,
      {
        ...(operationAddress(path) === path ? { servers: [{ url: '/' }] } : {}),
        ...Object.fromEntries(
          operationsOfPath.map((operation) => [operation.method.toLowerCase(), describeOperation(operation)]),
        ),
      },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'E-Learning System', version: '1.0.0' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { ResultCode: describeCodes() },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      parameters: describeCommonParameters(),
    },
  };
}
